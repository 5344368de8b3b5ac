/**
 * Spoken to screen readers, politely. The text leaves the page after a moment: what was secret for
 * that moment may not stay in it.
 */
import { untrack } from "svelte";

const SECONDS = 4;
let next = 0;

export const announced = $state<{ texts: { id: number; text: string }[] }>({ texts: [] });

/** Take back at once what has been said. */
export function hush(): void {
  announced.texts = [];
}

/** An effect that announces something does not depend on what is announced. */
export function announce(text: string): void {
  const id = next++;
  untrack(() => announced.texts.push({ id, text }));
  window.setTimeout(() => {
    announced.texts = announced.texts.filter((spoken) => spoken.id !== id);
  }, SECONDS * 1000);
}
