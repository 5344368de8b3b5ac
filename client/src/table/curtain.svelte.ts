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

  constructor(private readonly live: Live) {}

  /** The held seats that are asked a secret thing now. */
  get asked(): number[] {
    if (this.live.held.length < 2) return [];
    const asks = this.live.sightOf(null)?.asks ?? [];
    return this.live.held.filter((seat) => asks.some((ask) => isSecretFor(ask, seat)));
  }

  /** The sight behind the curtain. */
  get sight(): SightSent | null {
    return this.seat === null ? null : (this.live.sightOf(this.seat) ?? null);
  }

  /** The question was answered, here or by the clock, and what came of it has been told. */
  get done(): boolean {
    const { sight, seat } = this;
    if (sight === null || story.told < sight.seq) return false;
    return !sight.asks.some((ask) => isSecretFor(ask, seat));
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
    this.seat = null;
    this.latched = false;
    this.live.look([]);
    hush();
  }
}

function isSecretFor(ask: AskSeen, seat: number | null): boolean {
  return ask.secret === true && ask.seat === seat;
}
