/** What is known of the card on top: whose hands came down on it, and who took it. */
import type { CardTaken } from "$client/generated/dark_wood";
import type { Beat } from "./beats";

export class Finding {
  hands: number[] = $state.raw([]);
  taken: CardTaken | null = $state.raw(null);

  note(beat: Beat): void {
    if (beat.type === "PileSlapped") this.hands = [...this.hands, beat.seat];
    else if (beat.type === "CardTaken") this.taken = beat;
    else if (beat.type === "CardTurnedUp" || beat.type === "TurnBegun") {
      this.hands = [];
      this.taken = null;
    }
  }
}
