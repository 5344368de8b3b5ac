/** What is whispered at a table, and what this device has heard. */
import { recall, remember } from "$client/device/memory";
import { isStill } from "$client/table/still";
import type { Situation, Whisper } from "./whisper";

const HEARD = "whispers-heard";
const OFF = "whispers-off";

/** How long a whisper stays that can no longer be acted on … */
const READING = 5_000;
/** … and one whose player has gone on: it would speak of what is past. */
const LEAVING = 1_200;
/** For so long a tap that was meant for it does nothing else. */
const LATE = 700;
/** For how long the table waits for whoever reads. */
const PATIENCE = 20_000;

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
  /** There was time enough to read it, or somebody has gone on playing. */
  read = $state(true);
  /** It has just gone by itself. */
  left = $state(false);
  /** After one whisper something happens before the next. */
  #quietAt = -1;
  /** The entry at which the shown one came. */
  #shownAt = -1;
  #timer = 0;
  #patience = 0;

  constructor(
    private readonly game: string,
    private readonly all: Whisper<View>[],
  ) {}

  /** The table now; null: nothing can be answered. `seq`: the entry of the log. */
  follow(now: Situation<View> | null, seq: number): void {
    if (this.shown) {
      const done = this.read && seq > this.#shownAt;
      this.holds = now !== null && !done && this.shown.when(now);
      if (this.holds) {
        window.clearTimeout(this.#timer);
        this.#timer = 0;
      } else this.#timer ||= window.setTimeout(() => this.#leave(), done ? LEAVING : READING);
      return;
    }
    if (!now || whispering.off || isStill() || seq === this.#quietAt) return;
    const heard = recall<string[]>(HEARD, []);
    const next = this.all.find((one) => !heard.includes(this.#name(one)) && one.when(now));
    if (!next) return;
    remember(HEARD, [...heard, this.#name(next)]);
    this.shown = next;
    this.holds = true;
    this.read = false;
    this.#patience = window.setTimeout(() => (this.read = true), PATIENCE);
    this.#shownAt = seq;
  }

  /** It has been read. */
  hush(seq: number): void {
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#patience);
    this.#timer = 0;
    this.shown = null;
    this.holds = false;
    this.read = true;
    this.#quietAt = seq;
  }

  /** By itself. Below it lie buttons, and somebody may be about to tap it. */
  #leave(): void {
    this.hush(this.#shownAt);
    this.left = true;
    window.setTimeout(() => (this.left = false), LATE);
  }

  #name({ id }: Whisper<View>): string {
    return `${this.game}/${id}`;
  }
}
