/** What the device keeps between visits. A browser that keeps nothing still plays. */

const PREFIX = "veillee.";

/** `localStorage`: for good. `sessionStorage`: as long as the page stays open. */
type Where = "localStorage" | "sessionStorage";

export function recall<T>(name: string, otherwise: T, where: Where = "localStorage"): T {
  try {
    const kept = window[where].getItem(PREFIX + name);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown, where: Where = "localStorage"): void {
  try {
    window[where].setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}
