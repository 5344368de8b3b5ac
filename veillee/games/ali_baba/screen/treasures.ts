/** The treasures in the order of the box, with their kinds and numbers. */
import { ALARMS, COPIES, GERMAN_COPIES, KINDS, type Options } from "$client/generated/ali_baba";
import { own } from "$client/own";

/** Their places are learned, so they never change. */
export const TREASURES = Object.keys(COPIES);

/** Which box is played with: of 44 cards or of 45. */
export type Box = Pick<Options, "forty_four">;

/** How many of a treasure there are in the box. */
export function copiesOf(treasure: string, { forty_four }: Box): number {
  return own<number>(forty_four ? GERMAN_COPIES : COPIES, treasure) ?? 1;
}

/** Which alarm a treasure raises, if any. */
export function alarmOf(treasure: string): string | null {
  const its = own<string>(KINDS, treasure);
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
