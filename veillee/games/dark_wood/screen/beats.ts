/** What happened, as it is shown: events put together, how long each lasts, and its sound. */
import type { Event, TokenLaid, View } from "$client/generated/dark_wood";
import type { Beats } from "$client/table/telling.svelte";

/** The token is laid on so many cards, one after the other. */
export interface Laying extends TokenLaid {
  cards: number;
}

/** Now everybody sees who has the right card. */
export interface Judged {
  type: "Judged";
  finder: number | null;
}

/** All who voted rightly step at once; the door of the cottage stays closed for some. */
export interface VotersWalked {
  type: "VotersWalked";
  walked: number[];
  to: number[];
  short: number[];
}

export type Beat =
  Exclude<Event, { type: "TokenLaid" | "StoppedShort" }> | Laying | Judged | VotersWalked;

export function beatsOf(events: Event[], view: View): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    if (event.type === "TokenLaid") {
      const cards = view.cards.filter((card) => card !== null).length;
      beats.push({ ...event, cards }, { type: "Judged", finder: event.finder });
    } else if (event.type === "Walked" && event.why === "voted") {
      const voters = votersIn(beats);
      voters.walked.push(event.seat);
      voters.to.push(event.to);
    } else if (event.type === "StoppedShort") {
      votersIn(beats).short.push(event.seat);
    } else {
      beats.push(event);
    }
  }
  return beats;
}

function votersIn(beats: Beat[]): VotersWalked {
  const last = beats.at(-1);
  if (last?.type === "VotersWalked") return last;
  const voters: VotersWalked = { type: "VotersWalked", walked: [], to: [], short: [] };
  beats.push(voters);
  return voters;
}

export const BOX_OPENS_MS = 1200;
export const CARD_MS = 950;

export const BEATS: Beats<Beat> = {
  TurnBegun: { ms: 700, sound: "candle", light: true },
  ColourChosen: { ms: 300, sound: "click", light: true },
  TokenDrawn: { ms: 500, sound: "page", light: true },
  TokenPassed: { ms: 600, sound: "click", light: true },
  TokenBoxed: { ms: 1500, sound: "knock" },
  CardTurnedUp: { ms: 300, sound: "page", light: true },
  PileSlapped: { ms: 300, sound: "knock", light: true },
  CardTaken: { ms: 600, sound: "found", light: true },
  CardLeft: { ms: 300, sound: "click", light: true },
  SaidNone: { ms: 400, sound: "click", light: true },
  PileThrough: { ms: 700, sound: "step", light: true },
  TokenLaid: { ms: ({ cards }) => BOX_OPENS_MS + cards * CARD_MS, sound: "knock" },
  Judged: { ms: 1500, sound: ({ finder }) => (finder === null ? "miss" : "found") },
  Walked: { ms: 1000, sound: "step" },
  VotesShown: { ms: 2000, sound: "page" },
  VotersWalked: { ms: 1100, sound: "step" },
  CameHome: { ms: 1500, sound: "chime" },
  BootPutOn: { ms: 1600, sound: "knock" },
  BootStrode: { ms: 1500, sound: "step" },
  Eaten: { ms: 2200, sound: "miss" },
};
