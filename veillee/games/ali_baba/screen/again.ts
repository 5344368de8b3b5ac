/** What happened, told to whoever reads it again: no treasure is named, for it lies face down. */
import { type Event, FADES } from "$client/generated/ali_baba";
import { type Faded, keeping } from "$client/table/past.svelte";
import { t } from "$client/words/words.svelte";
import { CASSIM } from "./seating";

export const keep = keeping<Event, typeof FADES>(FADES, "TreasureShown", toldAgain);

export function toldAgain(
  event: Faded<Event, typeof FADES>,
  name: (seat: number) => string,
): string {
  switch (event.type) {
    case "TreasureShown":
      return t("again-drawn", { name: name(event.ali) });
    case "AlarmRaised":
      return t("told-alarm", { kind: event.alarm });
    case "AliCaptured":
      return t("told-captured", { name: name(event.ali) });
    case "LastRound":
      return t("told-last-round");
    case "PebbleSpent":
      return t("again-pebble", { name: name(event.thief) });
    case "ItemSaid":
      return t("again-said", { name: name(event.thief) });
    case "ItemJudged":
      return t("told-said", {
        name: name(event.ali),
        item: t(event.right ? "do-right" : "do-wrong"),
      });
    case "MistakeMade":
      // What Ali has judged was told when he judged it.
      if (event.mistake === "judged") return "";
      return t(event.mistake === "time" ? "told-time-up" : `told-wrong-${event.mistake}`);
    case "RecitalEnded":
      return t("told-faultless", { name: name(event.thief) });
    case "AliLeft":
      return event.must ? t("told-must-leave") : t("told-left", { name: name(event.ali) });
    case "CardPicked":
      return t("call-pick-other", { name: event.seat === CASSIM ? t("cassim") : name(event.seat) });
    case "NewAli":
      return t("told-new-ali", { name: name(event.ali) });
    case "Scored":
      return event.scores
        .map((count, seat) => t("told-scored", { name: name(seat), count }))
        .join(" ");
    case "TreasureHidden":
    case "RecitalBegun":
    case "HandLaidOpen":
      return "";
  }
}
