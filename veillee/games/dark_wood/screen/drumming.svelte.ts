/**
 * Those who wait thump on the table, as if the ogre came: everybody hears it and sees who it was. It
 * changes nothing.
 */
import { sounding } from "$client/sound/sound.svelte";
import type { Drummed } from "$client/generated/wire";

const SEEN_MS = 220;

export class Drumming {
  /** Whose hand is on the table right now. */
  seats: number[] = $state.raw([]);
  /** How many beats there were: each of them shakes something. */
  beats = $state(0);

  /** `last`: what was heard before, on a screen that is shown anew. */
  constructor(private last: Drummed | null = null) {}

  /** `soft`: for somebody who is feeling with their ears. */
  hear(beat: Drummed | null | undefined, soft: boolean): void {
    if (!beat || beat === this.last) return;
    this.last = beat;
    this.beats++;
    const { seat } = beat;
    this.seats = [...this.seats, seat];
    window.setTimeout(() => {
      const at = this.seats.indexOf(seat);
      this.seats = this.seats.filter((_, i) => i !== at);
    }, SEEN_MS);
    sounding((context, out) => thump(context, out, soft ? 0.15 : 0.6));
  }
}

/** A heavy step on a wooden floor: low, and gone at once. */
function thump(context: AudioContext, out: AudioNode, loud: number): void {
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: "sine", frequency: 110 });
  const gain = new GainNode(context, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(42, now + 0.12);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.28);
  tone.connect(gain).connect(out);
  tone.start(now);
  tone.stop(now + 0.3);
}
