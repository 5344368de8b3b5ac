/** Houses that are pushed over: one leans as far as the finger goes, and beyond a point it falls. */
import type { Drag } from "./dragging";

/** So many pixels are a push. */
const ENOUGH = 28;
const DEGREES_A_PIXEL = 0.35;
const STEEPEST = 24;
const OVER = 75;

export class Swipe {
  #house: string | null = $state(null);
  #degrees = $state(0);
  #from = 0;

  /** In degrees, to the right. */
  leanOf(house: string): number {
    return house === this.#house ? this.#degrees : 0;
  }

  /** `over`: to the right, 1, or to the left, -1. */
  drag(house: string, over: (way: number) => void): Drag {
    const topple = (way: number) => {
      this.#house = house;
      this.#degrees = way * OVER;
      over(way);
    };
    return {
      tap: () => topple(1),
      lift: ({ clientX }) => {
        this.#house = house;
        this.#from = clientX;
      },
      move: ({ clientX }) => {
        const lean = DEGREES_A_PIXEL * (clientX - this.#from);
        this.#degrees = Math.max(-STEEPEST, Math.min(STEEPEST, lean));
      },
      drop: () => {
        if (Math.abs(this.#degrees) < ENOUGH * DEGREES_A_PIXEL) this.#degrees = 0;
        else topple(Math.sign(this.#degrees));
      },
      keep: () => (this.#degrees = 0),
    };
  }
}
