/** The one call to act: what is asked now, in words for those who answer and those who wait. */
import type { View } from "$client/generated/ali_baba";
import type { AskSeen, SightSent } from "$client/generated/wire";
import { own } from "$client/own";
import { type Call, type Listener, seatsAsked } from "$client/table/asks";
import { listed, t } from "$client/words/words.svelte";
import { alarmOf } from "./treasures";

const CALLS: Record<string, string> = {
  draw: "call-draw",
  recite: "call-recite",
  choose: "call-choose",
  judge: "call-judge",
  pick: "call-pick",
  pick_first: "call-pick",
};

const RECITE_HINTS = {
  none: "call-recite-hint",
  appeared: "call-recite-hint-appeared",
  recited: "call-recite-hint-recited",
};

/** How it is answered, or what to think of. */
const HINTS: Record<string, (view: View) => string | undefined> = {
  recite: ({ options }) => t(RECITE_HINTS[options.in_order]),
  judge: ({ options }) => (options.in_order === "none" ? undefined : t("call-judge-order")),
  choose: ({ tokens }) => (tokens.length ? t("alarm-rule") : undefined),
  pick: () => t("call-pick-hint"),
  pick_first: () => t("call-pick-hint"),
};

/** Whoever's turn it is. When all look there is none. */
export function turnAsk(asks: AskSeen[]): AskSeen | undefined {
  return asks.find((ask) => Object.hasOwn(CALLS, ask.kind));
}

export function callFor(sight: SightSent, listener: Listener): Call {
  const view = sight.view as View;
  const ask = turnAsk(sight.asks);
  if (!ask || ask.seat === null) return callAll(sight, view, listener);
  const mine = listener.mine.includes(ask.seat);
  const name = listener.name(ask.seat);
  const call = own(CALLS, ask.kind) ?? "";
  const text =
    mine && ask.kind === "pick_first"
      ? t("call-pick-three", { name, count: view.ali_takes })
      : t(mine ? call : `${call}-other`, { name });
  return { text, hint: (mine ? own(HINTS, ask.kind)?.(view) : undefined) ?? lastRound(view), mine };
}

/** Everybody looks, somebody is still to come, or the game is over. */
function callAll(sight: SightSent, view: View, listener: Listener): Call {
  if (sight.outcome) return { text: won(sight.outcome.winners, listener), mine: false };
  if (sight.asks[0]?.kind !== "glance") return { text: "", mine: false };
  const mine = seatsAsked(sight.asks).some((seat) => listener.mine.includes(seat));
  const isAli = listener.mine.length === 1 && listener.mine[0] === view.ali;
  return { text: t(isAli ? "call-glance-ali" : "call-glance"), hint: shownHint(view), mine };
}

function shownHint({ shown }: View): string | undefined {
  if (shown === "chief") return t("told-chief");
  const kind = shown && alarmOf(shown);
  return kind ? t("told-alarm", { kind }) : undefined;
}

function lastRound(view: View): string | undefined {
  return view.last_round ? t("told-last-round") : undefined;
}

function won(winners: number[], { name }: Listener): string {
  const names = listed(winners.map(name));
  return winners.length > 1 ? t("end-winners", { names }) : t("end-won-title", { name: names });
}
