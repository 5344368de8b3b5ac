/** Odds and suggestions in words. */
import type { Odds, Persona, Share, Suggestion } from "$client/generated/wire";
import { hasWord, listed, t } from "$client/words/words.svelte";

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

/** "basic and mild boots". `now`: what an option is worth at the table as it is. */
export function sayChanges(suggestion: Suggestion, now: (name: string) => unknown): string {
  const changes = Object.entries(suggestion.changes);
  return listed(changes.map(([name, value]) => sayChange(name, value, now(name))));
}

function sayChange(name: string, value: unknown, before: unknown): string {
  if (typeof value === "boolean") return say(name, value ? "on" : "off", {}, value);
  if (typeof value !== "number") return say(name, String(value), {}, value);
  const n = value - Number(before);
  return say(name, n > 0 ? "more" : "less", { n: Math.abs(n) }, value);
}

/** A game may have its own words for a change; else the option's name and its new value. */
function say(name: string, how: string, args: { n?: number }, value: unknown): string {
  const id = `suggest-${name}-${how}`;
  if (hasWord(id)) return t(id, args);
  return t("odds-change", { what: t(`option-${name}`), value: String(value) });
}

/** What each would have then. */
export function sayEach({ seats }: Suggestion): string {
  const all = seats.map(inHundred);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? t("odds-of-hundred", { n: low }) : t("odds-then-each", { low, high });
}
