/**
 * Hands on the pile. What counts is the time from this screen having painted the card to the hand on
 * it, by this device's own clock; a hand that came down sooner than one can see meant another card.
 */
import type { Move } from "$client/generated/dark_wood";
import type { Answers } from "./answers";

export class Slapping {
  /** Whose hands came down here on the card on top, before the table has said so. */
  hands: number[] = $state.raw([]);
  #card = "";
  #painted = Infinity;

  constructor(
    private answers: () => Answers,
    private act: (seat: number, move: Move) => boolean | void,
  ) {}

  /** This card lies on top from now on: it is painted one frame later. */
  watch(turn: number, number: number): void {
    const card = `${turn} ${number}`;
    if (card === this.#card) return;
    this.#card = card;
    this.#painted = Infinity;
    this.hands = [];
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        if (card === this.#card) this.#painted = now;
      }),
    );
  }

  /** `stamp`: when the hand came down, on the clock of the page. */
  slap(seat: number, stamp: number): void {
    const { slap, slaps } = this.answers();
    if (!slaps || !slap.includes(seat) || this.hands.includes(seat)) return;
    const after = Math.round(stamp - this.#painted);
    if (after < slaps.fastest) return;
    const move: Move = { type: "Slap", after: Math.min(after, slaps.longest), card: slaps.card };
    if (this.act(seat, move) !== false) this.hands = [...this.hands, seat];
  }
}
