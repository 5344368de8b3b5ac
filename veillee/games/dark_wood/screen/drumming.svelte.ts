/**
 * Those who wait thump on the table, as if the ogre came: everybody hears it and sees who it was. It
 * changes nothing.
 */
import { untrack } from "svelte";
import type { ScreenProps } from "$client/screen";
import { sounding } from "$client/sound/sound.svelte";

const SEEN_MS = 220;
const LOUD = 0.6;
/** For somebody who is feeling with their ears. */
const SOFT = 0.15;

interface Now extends Pick<ScreenProps, "drum" | "drummed" | "mine"> {
  /** Who feels the tree. */
  feeling: number | null;
}

export class Drumming {
  /** Whose hands come down right now. */
  seats: number[] = $state.raw([]);
  #heard: ScreenProps["drummed"];

  constructor(private now: () => Now) {
    this.#heard = untrack(now).drummed;
  }

  /** A beat of somebody of this device who waits; null: nobody does. */
  get thump(): (() => void) | null {
    const { drum, mine, feeling } = this.now();
    const seat = mine.find((one) => one !== feeling);
    return drum && feeling !== null && seat !== undefined ? () => drum(seat) : null;
  }

  /** Whenever a beat was heard. */
  follow(): void {
    const { drummed, mine, feeling } = this.now();
    if (!drummed || drummed === this.#heard) return;
    this.#heard = drummed;
    untrack(() => this.#show(drummed.seat));
    const feels = feeling !== null && mine.includes(feeling);
    sounding((context, out) => sound(context, out, feels ? SOFT : LOUD));
  }

  #show(seat: number): void {
    this.seats = [...this.seats, seat];
    window.setTimeout(() => {
      const at = this.seats.indexOf(seat);
      this.seats = this.seats.filter((_, i) => i !== at);
    }, SEEN_MS);
  }
}

/** A heavy step on a wooden floor: low, and gone at once. */
function sound(context: AudioContext, out: AudioNode, loud: number): void {
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: "sine", frequency: 110 });
  const gain = new GainNode(context, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(42, now + 0.12);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.28);
  tone.connect(gain).connect(out);
  tone.start(now);
  tone.stop(now + 0.3);
}
