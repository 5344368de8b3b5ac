/** While a computer Guide waits for people a candle burns: how long, and which candle it is. */
import { untrack } from "svelte";
import type { View } from "$client/generated/tom_thumb";
import type { AskSeen, SightSent } from "$client/generated/wire";

/** People talk, and nobody may draw cards yet. */
export function isTalk(asks: AskSeen[]): boolean {
  return asks.some(({ kind }) => kind === "between") && !asks.some(({ kind }) => kind === "draw");
}

function candleIn({ asks, view }: SightSent): number | null {
  return isTalk(asks) ? (view as View).candles : null;
}

export class Calm {
  #lit: { candle: number | null; out: number } = { candle: null, out: 0 };
  /** Changes whenever a new candle comes into sight. */
  run: number | null = $derived.by(() => (this.busy() ? null : candleIn(this.sight())));
  /** What was left of it when it came into sight: it burns by the server's clock. */
  seconds: number | null = $derived.by(() =>
    this.run === null ? null : untrack(() => this.#left()),
  );

  /** `busy`: what happened before it is still being told. */
  constructor(
    private sight: () => SightSent,
    private busy: () => boolean,
  ) {
    $effect.pre(() => {
      const sight = this.sight();
      const candle = candleIn(sight);
      if (candle === this.#lit.candle) return;
      const seconds = sight.asks[0]?.seconds ?? 0;
      this.#lit = { candle, out: performance.now() + 1000 * seconds };
    });
  }

  #left(): number {
    return Math.max(0, this.#lit.out - performance.now()) / 1000;
  }
}
