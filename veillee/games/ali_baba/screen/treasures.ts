/** The treasures in the order of the box, with their kinds and numbers. */
import { ALARMS, COPIES as copies, KINDS as kinds } from "$client/generated/ali_baba";

export const KINDS: Record<string, string> = kinds;
export const COPIES: Record<string, number> = copies;

/** Their places are learned, so they never change. */
export const TREASURES = Object.keys(COPIES);

/** Which alarm a treasure raises, if any. */
export function alarmOf(treasure: string): string | null {
  const its = KINDS[treasure];
  return its && ALARMS.includes(its) ? its : null;
}

export interface Stack {
  treasure: string;
  count: number;
}

/** Copies lie together; in the order of the box. */
export function stacked(cards: string[]): Stack[] {
  return TREASURES.flatMap((treasure) => {
    const count = cards.filter((card) => card === treasure).length;
    return count ? [{ treasure, count }] : [];
  });
}
