/**
 * How it sounds under a fingertip: dull on wood, bright at an edge (higher where the wood ends above,
 * to the side where it ends there), hollow in a hole, and silent beside the tree.
 */
import { noise } from "$client/sound/noise";
import { sounding } from "$client/sound/sound.svelte";
import type { Felt } from "$client/screen";

interface Strings {
  context: AudioContext;
  rub: GainNode;
  band: BiquadFilterNode;
  tone: OscillatorNode;
  ring: GainNode;
  side: StereoPannerNode;
  stop: () => void;
}

interface Timbre {
  rub: number;
  band: number;
  sharp: number;
  ring: number;
  note: number;
  side: number;
}

const SILENT: Timbre = { rub: 0, band: 400, sharp: 1, ring: 0, note: 440, side: 0 };
const SECONDS = 0.018;

export class TouchVoice {
  #strings: Strings | null = null;

  say(felt: Felt | null): void {
    if (!felt && !this.#strings) return;
    sounding((context, out) => {
      if (this.#strings?.context !== context) this.#strings = strung(context, out);
      play(this.#strings, felt ? timbreOf(felt) : SILENT);
    });
  }

  stop(): void {
    this.#strings?.stop();
    this.#strings = null;
  }
}

function timbreOf({ what, toward }: Felt): Timbre {
  if (what === "wood") return { ...SILENT, rub: 0.3, band: 260, sharp: 0.8 };
  if (what === "hole") return { ...SILENT, rub: 0.5, band: 150, sharp: 9, ring: 0.16, note: 98 };
  if (what === "nothing") return SILENT;
  const angle = ((toward ?? 0) / 8) * 2 * Math.PI;
  return {
    rub: 0.22,
    band: 2600,
    sharp: 2,
    ring: 0.12,
    note: 620 * 2 ** (-Math.sin(angle) * 0.5),
    side: Math.cos(angle) * 0.6,
  };
}

function strung(context: AudioContext, out: AudioNode): Strings {
  const hiss = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: 400 });
  const rub = new GainNode(context, { gain: 0 });
  const tone = new OscillatorNode(context, { type: "triangle" });
  const ring = new GainNode(context, { gain: 0 });
  const side = new StereoPannerNode(context);
  hiss.connect(band).connect(rub).connect(side);
  tone.connect(ring).connect(side).connect(out);
  hiss.start();
  tone.start();
  const stop = () => {
    hiss.stop();
    tone.stop();
    side.disconnect();
  };
  return { context, rub, band, tone, ring, side, stop };
}

function play({ context, rub, band, tone, ring, side }: Strings, timbre: Timbre): void {
  const now = context.currentTime;
  rub.gain.setTargetAtTime(timbre.rub, now, SECONDS);
  band.frequency.setTargetAtTime(timbre.band, now, SECONDS);
  band.Q.setTargetAtTime(timbre.sharp, now, SECONDS);
  ring.gain.setTargetAtTime(timbre.ring, now, SECONDS);
  tone.frequency.setTargetAtTime(timbre.note, now, SECONDS);
  side.pan.setTargetAtTime(timbre.side, now, SECONDS);
}
