/** Short, soft sounds made on the spot. Never the only channel, and never an error. */
import { recall, remember } from "$client/device/memory";
import { lightFire } from "./fire";
import { INSTRUMENTS, type SoundName } from "./instruments";

export const sound = $state({ on: recall("sound", false) });

let room: { context: AudioContext; out: GainNode; quench: () => void } | null = null;

export function play(name: SoundName): void {
  sounding((context, out) => INSTRUMENTS[name](context, out, context.currentTime));
}

/** For an instrument of a game's own, which sounds for as long as something is felt or drawn. */
export function sounding(make: (context: AudioContext, out: AudioNode) => void): void {
  if (!sound.on || document.hidden) return;
  quietly(() => {
    const { context, out } = enterRoom();
    if (context.state === "running") make(context, out);
  });
}

export function toggleSound(): void {
  sound.on = !sound.on;
  remember("sound", sound.on);
  quietly(() => {
    if (sound.on) {
      void enterRoom()
        .context.resume()
        .then(() => play("chime"));
    } else {
      leaveRoom();
    }
  });
}

function enterRoom() {
  if (room) return room;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  room = { context, out, quench: lightFire(context, out) };
  return room;
}

function leaveRoom() {
  room?.quench();
  void room?.context.close();
  room = null;
}

function quietly(make: () => void) {
  try {
    make();
  } catch {
    room = null;
  }
}

/** Browsers keep a page silent until somebody has tapped it: a finger going down is no tap yet. */
function wake() {
  if (sound.on) quietly(() => void enterRoom().context.resume());
}

window.addEventListener("pointerup", wake, { passive: true });
window.addEventListener("click", wake, { passive: true });
window.addEventListener("keydown", wake);
document.addEventListener("visibilitychange", () => {
  quietly(() => void (document.hidden ? room?.context.suspend() : room?.context.resume()));
});
