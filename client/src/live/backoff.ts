/** When to try again: soon, then less and less often, never all devices at once. */

const FIRST = 300;
const LONGEST = 8_000;

export class Backoff {
  #tries = 0;
  #timer = 0;

  constructor(private readonly retry: () => void) {}

  later(): void {
    window.clearTimeout(this.#timer);
    const wait = Math.min(FIRST * 2 ** this.#tries, LONGEST);
    this.#tries += 1;
    this.#timer = window.setTimeout(this.retry, wait * (0.7 + 0.6 * Math.random()));
  }

  /** The house said when to come back. */
  in(seconds: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.retry, seconds * 1000);
  }

  now(): void {
    window.clearTimeout(this.#timer);
    this.retry();
  }

  reset(): void {
    this.#tries = 0;
    this.stop();
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }
}
