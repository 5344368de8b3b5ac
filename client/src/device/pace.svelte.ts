/** How fast this device tells what happens: calm, normal or quick. */
import { recall, remember } from "./memory";

/** How much longer or shorter each moment is shown. */
const FACTORS = { calm: 1.6, normal: 1, quick: 0.6 };

export type Pace = keyof typeof FACTORS;
export const PACES = Object.keys(FACTORS) as Pace[];

const known = recall("pace", "normal");
export const pace = $state<{ chosen: Pace }>({
  chosen: PACES.find((one) => one === known) ?? "normal",
});

export function choosePace(chosen: Pace): void {
  pace.chosen = chosen;
  remember("pace", chosen);
}

/** So many milliseconds, at the pace of this device. */
export function paced(ms: number): number {
  return ms * FACTORS[pace.chosen];
}
