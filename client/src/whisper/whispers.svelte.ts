/** What is whispered at a table, and what this device has heard. */
import { recall, remember } from "$client/device/memory";
import { isStill } from "$client/table/still";
import type { Situation, Whisper } from "./whisper";

const HEARD = "whispers-heard";
const OFF = "whispers-off";

/** How long a whisper stays that can no longer be acted on. */
const READING = 5_000;

export const whispering = $state({ off: recall(OFF, false) });

export function stopWhispering(): void {
  whispering.off = true;
  remember(OFF, true);
}

/** From the beginning, as if nothing had been heard. */
export function whisperAgain(): void {
  whispering.off = false;
  remember(OFF, false);
  remember(HEARD, []);
}

export class Whispers<View> {
  shown = $state.raw<Whisper<View> | null>(null);
  /** Whether it still says what to do: then the hand points. */
  holds = $state(false);
  /** After one whisper something happens before the next. */
  #quietAt = -1;
  #timer = 0;

  constructor(
    private readonly game: string,
    private readonly all: Whisper<View>[],
  ) {}

  /** The table now; null: nothing can be answered. `seq`: the entry of the log. */
  follow(now: Situation<View> | null, seq: number): void {
    if (this.shown) {
      this.holds = now !== null && this.shown.when(now);
      window.clearTimeout(this.#timer);
      if (!this.holds) this.#timer = window.setTimeout(() => this.hush(seq), READING);
      return;
    }
    if (!now || whispering.off || isStill() || seq === this.#quietAt) return;
    const heard = recall<string[]>(HEARD, []);
    const next = this.all.find((one) => !heard.includes(this.#name(one)) && one.when(now));
    if (!next) return;
    remember(HEARD, [...heard, this.#name(next)]);
    this.shown = next;
    this.holds = true;
  }

  /** It has been read. */
  hush(seq: number): void {
    window.clearTimeout(this.#timer);
    this.shown = null;
    this.holds = false;
    this.#quietAt = seq;
  }

  #name({ id }: Whisper<View>): string {
    return `${this.game}/${id}`;
  }
}
