/** One small instrument for each thing that can be heard at the table. */
import { noise } from "./noise";

export type SoundName =
  | "page"
  | "click"
  | "howl"
  | "step"
  | "found"
  | "miss"
  | "chime"
  | "win"
  | "lose"
  | "knock"
  | "candle";

type Instrument = (context: AudioContext, out: AudioNode, at: number) => void;

export const INSTRUMENTS: Record<SoundName, Instrument> = {
  page: (c, out, at) => {
    breath(c, out, at, { from: 900, to: 3800, seconds: 0.22, loud: 0.26 });
    breath(c, out, at + 0.12, { from: 3200, to: 1400, seconds: 0.16, loud: 0.17 });
  },
  click: (c, out, at) => wood(c, out, at, 620, 0.22),
  knock: (c, out, at) => {
    wood(c, out, at, 210, 0.36);
    wood(c, out, at + 0.17, 190, 0.3);
  },
  step: (c, out, at) => {
    wood(c, out, at, 130, 0.32);
    breath(c, out, at + 0.02, { from: 500, to: 260, seconds: 0.14, loud: 0.1 });
  },
  found: (c, out, at) => melody(c, out, at, [659, 880, 1109], 0.09, 0.16),
  chime: (c, out, at) => melody(c, out, at, [1047, 1319], 0.1, 0.12),
  miss: (c, out, at) => {
    bell(c, out, at, 330, 0.16, 0.7);
    bell(c, out, at + 0.16, 277, 0.15, 0.9);
  },
  win: (c, out, at) => {
    melody(c, out, at, [523, 659, 784, 1047, 1319], 0.13, 0.18);
    for (const note of [523, 659, 784]) bell(c, out, at + 0.75, note, 0.1, 2.2);
  },
  lose: (c, out, at) => melody(c, out, at, [440, 392, 330, 262], 0.24, 0.13),
  candle: (c, out, at) => breath(c, out, at, { from: 1600, to: 300, seconds: 0.5, loud: 0.2 }),
  howl,
};

/** A struck bar of metal or glass: a note and two faint overtones. */
function bell(
  c: AudioContext,
  out: AudioNode,
  at: number,
  note: number,
  loud: number,
  long: number,
) {
  for (const [over, share] of [
    [1, 1],
    [2.01, 0.35],
    [3.98, 0.12],
  ] as const) {
    const tone = new OscillatorNode(c, { type: "sine", frequency: note * over });
    tone.connect(fading(c, out, at, loud * share, long / over));
    tone.start(at);
    tone.stop(at + long);
  }
}

function melody(
  c: AudioContext,
  out: AudioNode,
  at: number,
  notes: number[],
  apart: number,
  loud: number,
) {
  notes.forEach((note, i) => bell(c, out, at + i * apart, note, loud, 0.9));
}

/** A wooden piece set down. */
function wood(c: AudioContext, out: AudioNode, at: number, note: number, loud: number) {
  const tone = new OscillatorNode(c, { type: "triangle", frequency: note });
  tone.frequency.setValueAtTime(note * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(note, at + 0.03);
  tone.connect(fading(c, out, at, loud, 0.14));
  tone.start(at);
  tone.stop(at + 0.16);
  breath(c, out, at, { from: note * 6, to: note * 3, seconds: 0.03, loud: loud * 0.5 });
}

interface Breath {
  from: number;
  to: number;
  seconds: number;
  loud: number;
}

/** Air moving: paper, wind, a candle blown out. */
function breath(c: AudioContext, out: AudioNode, at: number, { from, to, seconds, loud }: Breath) {
  const source = new AudioBufferSourceNode(c, { buffer: noise(c) });
  const band = new BiquadFilterNode(c, { type: "bandpass", frequency: from, Q: 0.8 });
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(band).connect(fading(c, out, at, loud, seconds));
  source.start(at, Math.random(), seconds + 0.02);
}

/** Wolves, far away. */
function howl(c: AudioContext, out: AudioNode, at: number) {
  for (const [late, note, loud] of [
    [0, 392, 0.1],
    [0.35, 440, 0.06],
  ] as const) {
    const start = at + late;
    const tone = new OscillatorNode(c, { type: "triangle", frequency: note * 0.7 });
    tone.frequency.setValueAtTime(note * 0.7, start);
    tone.frequency.exponentialRampToValueAtTime(note, start + 0.35);
    tone.frequency.setValueAtTime(note, start + 0.8);
    tone.frequency.exponentialRampToValueAtTime(note * 0.62, start + 1.5);
    const far = new BiquadFilterNode(c, { type: "lowpass", frequency: 900 });
    const gain = new GainNode(c, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.3);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 1.5);
    tone.connect(far).connect(gain).connect(out);
    tone.start(start);
    tone.stop(start + 1.55);
  }
}

function fading(c: AudioContext, out: AudioNode, at: number, loud: number, seconds: number) {
  const gain = new GainNode(c, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(seconds, 0.02));
  gain.connect(out);
  return gain;
}
