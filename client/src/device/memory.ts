/** What the device keeps between visits. A browser that keeps nothing still plays. */

const PREFIX = "veillee.";

export function recall<T>(name: string, otherwise: T): T {
  try {
    const kept = window.localStorage.getItem(PREFIX + name);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    window.localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}
