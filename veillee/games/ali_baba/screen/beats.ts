/** How each event is shown: how long it lasts, its sound, and the words that tell it. */
import type { Event, View } from "$client/generated/ali_baba";
import type { Beats } from "$client/table/telling.svelte";
import { t } from "$client/words/words.svelte";
import { itemOf, plainly } from "./saying";
import { CASSIM } from "./seating";
import { toldAgain } from "./again";

export const BEATS: Beats<Event> = {
  TreasureShown: { ms: 700, sound: "chime", light: true },
  TreasureHidden: { ms: 900, sound: "page" },
  AlarmRaised: { ms: 900, sound: "knock", light: true },
  AliCaptured: { ms: 2300, sound: "knock" },
  LastRound: { ms: 900, sound: "step", light: true },
  RecitalBegun: { ms: 250, sound: "click", light: true },
  PebbleSpent: { ms: 700, sound: "click", light: true },
  ItemSaid: { ms: 950, sound: ({ right }) => (right ? "chime" : "page"), light: true },
  ItemJudged: { ms: 700, sound: ({ right }) => (right ? "chime" : "click"), light: true },
  MistakeMade: { ms: 5200, sound: "miss" },
  RecitalEnded: { ms: 1500, sound: "found" },
  AliLeft: { ms: 1600, sound: "step" },
  HandLaidOpen: { ms: 800, sound: "page" },
  CardPicked: { ms: 850, sound: "page" },
  NewAli: { ms: 1100, sound: "candle" },
  Scored: { ms: 600, sound: "win" },
};

type Name = (seat: number) => string;

/** What happened, in words that name what is to be seen just now. `view` is the table just before. */
export function told(event: Event, view: View, name: Name): string {
  switch (event.type) {
    case "TreasureShown":
      return t("told-drawn", { name: name(event.ali), item: plainly(event.treasure) });
    case "TreasureHidden":
      return t("told-hidden");
    case "LastRound":
      return t("told-chief");
    case "PebbleSpent":
      return t("told-pebble", { name: name(event.thief) });
    case "ItemSaid": {
      const { thief, treasure, count, adjective } = event;
      const item = itemOf({ treasure, count, adjective }, view.options.adjectives);
      return t("told-said", { name: name(thief), item });
    }
    case "CardPicked":
      return taken(event.seat, event.treasure, name);
    default:
      return toldAgain(event, name);
  }
}

function taken(seat: number, treasure: string, name: Name): string {
  const item = plainly(treasure);
  return seat === CASSIM
    ? t("told-cassim-picked", { item })
    : t("told-picked", { name: name(seat), item });
}
