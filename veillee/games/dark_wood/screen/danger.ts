/** How near the boots are to the hindmost child: from 0, asleep at home, to 1, right behind. */
import type { View } from "$client/generated/dark_wood";

const FAR = 6;

export function dangerOf({ boots, places, eaten }: View): number {
  const on = boots.filter((boot) => boot !== null);
  const living = places.filter((_, seat) => !eaten.includes(seat));
  if (!on.length || !living.length) return 0;
  const gap = Math.min(...living) - Math.max(...on);
  const near = Math.max(0, Math.min(1, (FAR - gap) / (FAR - 1)));
  return on.length < boots.length ? near / 2 : near;
}
