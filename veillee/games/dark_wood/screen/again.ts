/** What happened, told to whoever reads it again: no tree is named, it is what is to be remembered. */
import { FADES } from "$client/generated/dark_wood";
import { type Faded, keeping } from "$client/table/past.svelte";
import { t } from "$client/words/words.svelte";
import type { Beat } from "./beats";
import { fasterBy, told as toldNow } from "./telling";

type Kept = Faded<Beat, typeof FADES>;
type Name = (seat: number) => string;

export const keep = keeping<Beat, typeof FADES>(FADES, "TurnBegun", told);

function told(beat: Kept, name: Name): string {
  switch (beat.type) {
    case "CardTurnedUp":
    case "PileSlapped":
    case "CardLeft":
      return "";
    case "CardTaken":
      return takenBy(beat.seat, beat.ahead, name);
    case "TokenLaid":
      return t("again-laid");
    default: {
      const { line, spoken = line } = toldNow(beat, name);
      return spoken;
    }
  }
}

function takenBy(seat: number, ahead: number | null | undefined, name: Name): string {
  const takes = t("again-taken", { name: name(seat) });
  return typeof ahead === "number" ? `${takes} ${fasterBy(seat, ahead, name)}` : takes;
}
