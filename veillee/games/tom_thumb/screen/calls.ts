/** The one call to act: what is asked now, in words for those who answer and those who wait. */
import type { View } from "$client/generated/tom_thumb";
import type { AskSeen, SightSent } from "$client/generated/wire";
import { type Call, type Listener, seatsAsked } from "$client/table/asks";
import { listed, t } from "$client/words/words.svelte";
import { placeName } from "./beats";
import { isTalk } from "./calm.svelte";

interface GuideListener extends Listener {
  /** Where the Guide has said that the wolves are, before saying what they trade with. */
  wolves: number | null;
  /** The new tile that is about to be laid. */
  placing: string | null;
}

/** Those whose turn it is; the rest may speak up but nobody waits for them. */
const TURNS = ["seek", "decide", "boots", "name", "swap", "insert", "draw"];

export function turnAsk(asks: AskSeen[]): AskSeen | undefined {
  return asks.find((ask) => TURNS.includes(ask.kind));
}

export function callFor(sight: SightSent, listener: GuideListener): Call {
  const view = sight.view as View;
  const ask = turnAsk(sight.asks);
  if (isTalk(sight.asks)) return talking(sight, listener);
  if (!ask || ask.seat === null) return callAll(sight, listener);
  const mine = listener.mine.includes(ask.seat);
  const name = listener.name(ask.seat);
  const place = view.asked ? placeName(view.asked) : "";
  switch (ask.kind) {
    case "draw":
      return drawing(view, sight.asks, listener, mine, name);
    case "name": {
      const seeker = view.seeker === null ? "" : listener.name(view.seeker);
      return { text: t(mine ? "call-name" : "call-name-other", { name, seeker }), mine };
    }
    case "seek": {
      if (!mine) return { text: t("call-seek-other", { name, place }), mine };
      const hint = t(view.pebbles ? "call-seek-hint" : "call-seek-hint-no-pebble");
      return { text: t("call-seek", { name, place }), hint, mine };
    }
    case "decide":
      return deciding(sight.asks, listener, mine, name, place);
    case "boots":
      return { text: t(mine ? "call-boots" : "call-boots-other", { name, place }), mine };
    case "swap": {
      const step = listener.wolves === null ? "call-swap-wolves" : "call-swap-other-tile";
      return {
        text: t(mine ? step : "call-swap-other", { name }),
        hint: t("call-swap-hint"),
        mine,
      };
    }
    default: {
      const shown = mine && listener.placing ? [listener.placing] : view.shown;
      const args = { name, place: listed(shown.map(placeName)) };
      return { text: t(mine ? "call-insert" : "call-insert-other", args), mine };
    }
  }
}

/** Everybody comes or looks, or the game is over. */
function callAll(sight: SightSent, listener: GuideListener): Call {
  if (sight.outcome) {
    return { text: t(sight.outcome.won ? "end-won-title" : "end-lost-title"), mine: false };
  }
  const waiting = seatsAsked(sight.asks);
  const mine = waiting.some((seat) => listener.mine.includes(seat));
  const isGlance = sight.asks[0]?.kind === "glance";
  const text = t(isGlance ? "call-glance" : mine ? "call-look" : "call-look-other");
  if (!mine) return { text, hint: waitingFor(waiting, listener), mine };
  return { text, hint: isGlance ? undefined : t("call-look-hint"), mine };
}

function drawing(
  view: View,
  asks: AskSeen[],
  listener: GuideListener,
  mine: boolean,
  name: string,
): Call {
  const text = t(mine ? "call-draw" : "call-draw-other", { name });
  const isAsked = seatsAsked(asks).some((seat) => listener.mine.includes(seat));
  const proposed = proposal(view, listener);
  if (proposed) return { text: proposed, hint: text, mine: isAsked };
  return { text, hint: isAsked ? offered(view) : undefined, mine };
}

/** A computer Guide waits for those who have not said "go on". */
function talking(sight: SightSent, listener: GuideListener): Call {
  const view = sight.view as View;
  const waiting = seatsAsked(sight.asks).filter((seat) => !view.go_on.includes(seat));
  const mine = waiting.some((seat) => listener.mine.includes(seat));
  const text = t("call-calm", { name: listener.name(view.guide) });
  const proposed = proposal(view, listener);
  if (proposed) return { text: proposed, hint: text, mine };
  return { text, hint: mine ? offered(view) : waitingFor(waiting, listener), mine };
}

function proposal(view: View, listener: GuideListener): string | null {
  const voice = view.voices.find((one) => one.seats.length > 0);
  const first = voice?.seats[0];
  if (!voice || first === undefined) return null;
  return t("proposed", { name: listener.name(first), what: t(voice.what) });
}

function offered(view: View): string {
  return view.voices.map(({ what }) => t(`call-may-${what}`)).join(" ");
}

function deciding(
  asks: AskSeen[],
  listener: GuideListener,
  mine: boolean,
  name: string,
  place: string,
): Call {
  const pointing = seatsAsked(asks.filter((ask) => ask.kind === "point"));
  const pointer = pointing.find((seat) => listener.mine.includes(seat));
  if (pointer !== undefined) {
    const hint = listener.mine.length > 1 ? listener.name(pointer) : undefined;
    return { text: t("call-point", { name, place }), hint, mine: true };
  }
  const hint = mine
    ? pointing.length
      ? t("call-point-other")
      : undefined
    : waitingFor(pointing, listener);
  return { text: t(mine ? "call-decide" : "call-seek-other", { name, place }), hint, mine };
}

function waitingFor(seats: number[], listener: GuideListener): string | undefined {
  if (!seats.length) return undefined;
  return t("waiting-for", { name: listed(seats.map(listener.name)) });
}
