/** Beats that fill the middle of the table with one picture. */
import type { Beat } from "./beats";

const TYPES = ["TokenBoxed", "BootPutOn", "BootStrode", "Eaten", "CameHome"] as const;

export type Momentous = Extract<Beat, { type: (typeof TYPES)[number] }>;

export function momentOf(beat: Beat | null): Momentous | null {
  return beat && (TYPES as readonly string[]).includes(beat.type) ? (beat as Momentous) : null;
}
