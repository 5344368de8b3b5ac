/** Two things trade places past each other: each goes half way round the point between them. */
import { paced } from "$client/device/pace.svelte";

const MS = 1500;
/** A moment to hear "the wolves are here". */
const BEFORE_MS = 500;
const STEPS = 24;
/** How far they swerve, as a part of the way. */
const SWERVE = 0.3;

export function glide(thing: HTMLElement, dx: number, dy: number, reduced: boolean): Animation {
  const timing = { duration: paced(MS), delay: paced(BEFORE_MS) };
  if (reduced) return thing.animate({ opacity: [1, 0.15, 1] }, timing);
  const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
    const done = ease(step / STEPS);
    const angle = Math.PI * done;
    const along = (1 - Math.cos(angle)) / 2;
    const aside = (Math.sin(angle) / 2) * SWERVE;
    return {
      transform: `translate(${dx * along - dy * aside}px, ${dy * along + dx * aside}px)`,
    };
  });
  return thing.animate(frames, { ...timing, fill: "forwards" });
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}
