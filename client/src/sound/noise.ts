/** Two seconds of hiss, made once for each audio context. */

const made = new WeakMap<BaseAudioContext, AudioBuffer>();

export function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = made.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
    made.set(context, buffer);
  }
  return buffer;
}
