/** Odds and suggestions in words. */
import type { Odds, Persona, Share, Suggestion } from "$client/generated/wire";
import { hasWord, listed, t, words, wordsOf } from "$client/words/words.svelte";

/** Chances this near to each other feel alike. */
const ALIKE = 0.07;
const HARD = 0.3;
const BOLD = 0.45;
const GENTLE = 0.75;

export const inTen = (share: Share) => Math.round(share.rate * 10);
export const inHundred = (share: Share) => Math.round(share.rate * 100);

/** A word for the evening as a whole. */
export function moodOf({ rate }: Share): string {
  if (rate < HARD) return t("odds-mood-hard");
  if (rate < BOLD) return t("odds-mood-bold");
  return rate < GENTLE ? t("odds-mood-good") : t("odds-mood-gentle");
}

export function isEven(seats: Share[]): boolean {
  const rates = seats.map(({ rate }) => rate);
  return Math.max(...rates) - Math.min(...rates) <= ALIKE;
}

/** All that matters in one or two sentences, to be read aloud. */
export function sayOdds(odds: Odds, names: string[]): string {
  if (odds.won) return `${moodOf(odds.won)}. ${t("odds-won", { n: inTen(odds.won) })}`;
  const each = sidesOf(odds).map((side) => sayChance(odds, side, names));
  return [t(isEven(odds.seats) ? "odds-even" : "odds-uneven"), ...each].join(" ");
}

function sayChance(odds: Odds, side: number[], names: string[]): string {
  const name = listed(side.map((seat) => names[seat] ?? ""));
  const share = odds.seats[side[0] ?? 0];
  return share ? t("odds-chance", { name, n: inHundred(share) }) : "";
}

/** Those who win together; each for oneself, unless the game says otherwise. */
export function sidesOf(odds: Odds): number[][] {
  return odds.sides.length > 0 ? odds.sides : odds.seats.map((_, seat) => [seat]);
}

/** "two seven-year-olds and a grown-up". */
export function company(personas: Persona[]): string {
  const kinds = [...new Set(personas)];
  const count = (kind: Persona) => personas.filter((one) => one === kind).length;
  return listed(kinds.map((kind) => t(`company-${kind}`, { count: count(kind) })));
}

/** What the words for a change of options depend on. */
export interface Before {
  /** What an option is worth at the table as it is. */
  now: (name: string) => unknown;
  /** What those who sit there are called. */
  names: string[];
  /** Whose words they are: those of the game in play, unless it is said. */
  game?: string;
}

/** "basic and mild boots"; for a list of numbers, who has how many. */
export function sayChanges(changes: Record<string, unknown>, before: Before): string {
  const { now, names, game = words.game } = before;
  const said = Object.entries(changes).flatMap(([name, value]) =>
    Array.isArray(value)
      ? sayGiven(name, value as number[], names, game)
      : [sayChange(name, value, now(name), game)],
  );
  return listed(said);
}

function sayGiven(name: string, counts: number[], names: string[], game: string): string[] {
  return counts.flatMap((count, n) => {
    const given = { name: names[n] ?? "", count };
    return count > 0 ? [wordsOf(game, `suggest-${name}-each`, given)] : [];
  });
}

function sayChange(name: string, value: unknown, before: unknown, game: string): string {
  const n = Number(value) - Number(before);
  const how =
    typeof value === "boolean"
      ? value
        ? "on"
        : "off"
      : typeof value === "number"
        ? n > 0
          ? "more"
          : "less"
        : String(value);
  const id = `suggest-${name}-${how}`;
  if (hasWord(id, game)) return wordsOf(game, id, { n: Math.abs(n) });
  return t("odds-change", { what: wordsOf(game, `option-${name}`), value: String(value) });
}

/** What each would have then. */
export function sayEach({ seats }: Suggestion): string {
  const all = seats.map(inHundred);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? t("odds-of-hundred", { n: low }) : t("odds-then-each", { low, high });
}
