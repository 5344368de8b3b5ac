/**
 * A device that is passed around keeps everybody's eyes closed. Whoever is asked a secret thing opens
 * theirs behind the curtain: by holding, or by a tap for those who cannot hold.
 */
import type { AskSeen, SightSent } from "$client/generated/wire";
import type { Live } from "$client/live/live.svelte";
import { hush } from "./announce.svelte";
import { story } from "./tale.svelte";

/** Held this long, the curtain stays open until an answer is given or it is closed. */
const LATCH = 400;

export class Curtain {
  /** Whose eyes are open. */
  seat = $state<number | null>(null);
  latched = $state(false);
  #timer = 0;
  /** What the table showed when the curtain was closed, if an answer is not to be seen there yet. */
  #stale: SightSent | undefined = $state.raw();

  constructor(private readonly live: Live) {}

  /** The held seats that are asked a secret thing now. The cloth waits until what came before has
   * been told. */
  get asked(): number[] {
    return this.#seatsWith((ask) => ask.secret === true);
  }

  /** Whoever may look at what is their own, but need not. */
  get mayPeek(): number | null {
    return this.#seatsWith((ask) => ask.peek === true)[0] ?? null;
  }

  #seatsWith(does: (ask: AskSeen) => boolean): number[] {
    const { held } = this.live;
    const seen = this.live.sightOf(null);
    const isOld = !seen || seen === this.#stale || story.told < seen.seq;
    if (held.length < 2 || (isOld && this.seat === null)) return [];
    return held.filter((seat) => seen?.asks.some((ask) => ask.seat === seat && does(ask)));
  }

  /** The sight behind the curtain. */
  get sight(): SightSent | null {
    return this.seat === null ? null : (this.live.sightOf(this.seat) ?? null);
  }

  /** The question was answered, here or by the clock, and what came of it has been told. */
  get done(): boolean {
    const { sight, seat } = this;
    if (sight === null || story.told < sight.seq) return false;
    return !sight.asks.some((ask) => ask.seat === seat && (ask.secret || ask.peek));
  }

  press(seat: number, latch = false): void {
    this.seat = seat;
    this.latched = latch;
    this.live.look([seat]);
    if (!latch) this.#timer = window.setTimeout(() => (this.latched = true), LATCH);
  }

  release(): void {
    if (this.seat !== null && !this.latched) this.close();
  }

  close(): void {
    window.clearTimeout(this.#timer);
    if (this.seat === null) return;
    const seen = this.live.sightOf(null);
    this.#stale = seen && this.sight && seen.seq < this.sight.seq ? seen : undefined;
    this.seat = null;
    this.latched = false;
    this.live.look([]);
    hush();
  }
}
