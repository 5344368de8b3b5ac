/**
 * Asked around on a device that several share: one says who takes the card, or that nobody does, and
 * the table hears it from everybody here in turn.
 */
import type { Move } from "$client/generated/dark_wood";

interface Now {
  seq: number;
  card: number;
  /** Who of this device is asked. */
  asked: number | null;
}

interface Wish {
  card: number;
  /** Nobody: everybody here leaves it. */
  seat: number | null;
  move: Move;
}

export class Asking {
  #wish: Wish | null = $state.raw(null);
  #answered = -1;

  constructor(
    private now: () => Now,
    private act: (seat: number, move: Move) => void,
  ) {}

  take(seat: number): void {
    this.#say(seat, { type: "Take" });
  }

  wantNone(seat: number): void {
    this.#say(seat, { type: "NoneForMe" });
  }

  nobody(): void {
    this.#say(null, { type: "Leave" });
  }

  #say(seat: number | null, move: Move): void {
    this.#wish = { card: this.now().card, seat, move };
  }

  /** Whenever something was wished or heard. */
  follow(): void {
    const wish = this.#wish;
    const { seq, card, asked } = this.now();
    if (!wish || seq <= this.#answered) return;
    if (asked === null || card !== wish.card) {
      this.#wish = null;
      return;
    }
    this.#answered = seq;
    this.act(asked, asked === wish.seat ? wish.move : { type: "Leave" });
    if (asked === wish.seat) this.#wish = null;
  }
}
