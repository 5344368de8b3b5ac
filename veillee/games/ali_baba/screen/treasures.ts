/** The treasures in the order of the box, with their kinds and numbers, as the edition has them. */
import edition from "../edition.toml?raw";

const SECTION = /^\[(?:treasure\.)?(\w+)\]/;
const CARDS = /^(\w+) = \{ is = (\d+)/;
const ALARMS = ["shiny", "noisy", "encumbering"];
const CHIEF = "chief";

export const KINDS: Record<string, string> = {};
export const COPIES: Record<string, number> = {};

let kind = "";
for (const line of edition.split("\n")) {
  kind = SECTION.exec(line)?.[1] ?? kind;
  const [, treasure, many] = CARDS.exec(line) ?? [];
  if (!treasure || ![...ALARMS, "plain"].includes(kind)) continue;
  KINDS[treasure] = kind;
  COPIES[treasure] = Number(many);
}
COPIES[CHIEF] = 1;

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
