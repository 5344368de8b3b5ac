/** The one call to act, with its picture for those who do not read yet. */
import { MARKS, type View } from "$client/generated/pixie_town";
import type { SightSent } from "$client/generated/wire";
import { type Call, type Listener, seatsAsked } from "$client/table/asks";
import { listed, t } from "$client/words/words.svelte";

export interface PictureCall extends Call {
  drawing: string;
}

export function callFor(sight: SightSent, { mine, name }: Listener): PictureCall {
  if (sight.outcome) return ended(sight.outcome, name);
  const ask = sight.asks[0];
  const seat = seatsAsked(sight.asks)[0];
  if (!ask || ask.kind === "gather" || seat === undefined) {
    return { text: t("call-gather"), mine: false, drawing: "pixie_1" };
  }
  const isMine = mine.includes(seat);
  const view = sight.view as View;
  const { word, drawing } = whatIsAsked(ask.kind, seat, view);
  const called = { mine: isMine, drawing };
  if (!isMine) return { ...called, text: t(`call-${word}-other`, { name: name(seat) }) };
  if (ask.kind === "wreck") {
    const one = ask.choices?.length === 1;
    const text = one
      ? t("call-wreck-one", { name: name(seat) })
      : t("call-wreck", { name: name(seat) });
    return { ...called, text, hint: t("wreck-hint") };
  }
  const hint = hintFor(ask.kind, view);
  return { ...called, text: t(`call-${word}`, { name: name(seat) }), ...(hint && { hint }) };
}

function hintFor(kind: string, view: View): string | null {
  if (kind === "tower" && mayHide(view)) return t("tower-hint");
  return kind === "build" && hasWhite(view) ? t("white-hint") : null;
}

/** There is a gnome under some of the blue stones that are left. */
function mayHide({ gnome, tower }: View): boolean {
  return gnome === null && tower.filter(({ marked }) => marked).length < MARKS;
}

/** A white die that was not used yet. */
function hasWhite({ faces, unused }: View): boolean {
  return unused.some((die) => faces[die] === "white");
}

function whatIsAsked(kind: string, seat: number, view: View): { word: string; drawing: string } {
  switch (kind) {
    case "roll":
      return { word: seat === view.gnome ? "gnome-roll" : "roll", drawing: "roll" };
    case "tower":
      return { word: "tower", drawing: "gnome" };
    case "sacrifice":
      return { word: "sacrifice", drawing: "gnome_come" };
    case "wreck":
      return { word: "wreck", drawing: "wreck" };
    case "place_gift":
      return { word: "gift", drawing: "give" };
    default:
      if (view.options.building === "imaginary") return { word: "build-free", drawing: "build" };
      return isHelping(seat, view)
        ? { word: "help", drawing: "help" }
        : { word: "build", drawing: "build" };
  }
}

/** All one's own plans are done: stones go to the others. */
function isHelping(seat: number, view: View): boolean {
  return (view.houses[seat] ?? []).every(({ finished }) => finished);
}

function ended(outcome: NonNullable<SightSent["outcome"]>, name: Listener["name"]): PictureCall {
  const won = outcome.won === false ? "lost" : "won";
  const names = listed(outcome.winners.map(name));
  const shared = outcome.won === null && outcome.winners.length > 1;
  const text = shared ? t("end-winners", { names }) : t(`end-${won}-title`, { name: names });
  const tower = outcome.reason === "tower" || outcome.reason === "gnome";
  return {
    text,
    hint: t(`end-${won}-${outcome.reason}`),
    mine: false,
    drawing: tower ? "gnome" : "done",
  };
}
