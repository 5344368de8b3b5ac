/** Where the keyboard and the screen reader go when another page opens. */
import { route } from "./router.svelte";

export function arrive(main: HTMLElement): void {
  main.tabIndex = -1;
  if (route.visits > 0) main.focus({ preventScroll: true });
}
