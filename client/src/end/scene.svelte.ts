/**
 * The last scene of a game: light, movement and sound on the table, before the panel of the end.
 *
 * A game's screen draws it once everything has been told, in `sceneMs()`; then it stays as it is.
 */
import { paced } from "$client/device/pace.svelte";
import { motion } from "$client/motion.svelte";
import { story } from "$client/table/tale.svelte";

const SCENE_MS = 4600;

/** How long it lasts on this device. */
export function sceneMs(): number {
  return motion.reduced ? 0 : paced(SCENE_MS);
}

/** Begun in a component that lives from the end of the game on: `over` when the scene is, or when
 * somebody taps. */
export class Scene {
  over = $state(false);

  constructor() {
    $effect(() => {
      if (this.over || story.going) return;
      const ends = window.setTimeout(() => (this.over = true), sceneMs());
      const skip = () => (this.over = true);
      window.addEventListener("pointerdown", skip);
      window.addEventListener("keydown", skip);
      return () => {
        window.clearTimeout(ends);
        window.removeEventListener("pointerdown", skip);
        window.removeEventListener("keydown", skip);
      };
    });
  }
}
