/** `?still` in the address: nothing takes time, for tests and for pictures of the page. */
import "$client/motion.svelte";

export function isStill(): boolean {
  return document.documentElement.classList.contains("still");
}
