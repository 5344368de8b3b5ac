/** A fire as a bed: a low rumble, and now and then a crackle. Returns what puts it out. */
import { noise } from "./noise";

export function lightFire(context: AudioContext, out: AudioNode): () => void {
  const rumble = context.createBufferSource();
  rumble.buffer = noise(context);
  rumble.loop = true;
  const low = new BiquadFilterNode(context, { type: "lowpass", frequency: 170 });
  const bed = new GainNode(context, { gain: 0.05 });
  rumble.connect(low).connect(bed).connect(out);
  rumble.start();

  let next = 0;
  const crackle = () => {
    if (context.state === "running") snap(context, out);
    next = window.setTimeout(crackle, 120 + 900 * Math.random() ** 2);
  };
  crackle();
  return () => {
    window.clearTimeout(next);
    rumble.stop();
  };
}

function snap(context: AudioContext, out: AudioNode) {
  const now = context.currentTime;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const pitch = 1400 + 3200 * Math.random();
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 3 });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.012 + 0.05 * Math.random() ** 3, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.01 + 0.03 * Math.random());
  source.connect(band).connect(gain).connect(out);
  source.start(now, Math.random(), 0.06);
}
