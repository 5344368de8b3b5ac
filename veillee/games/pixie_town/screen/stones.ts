/** What a stone's name says of it: `red-T-2` is a red roof. */
import { SIZES } from "$client/generated/pixie_town";
import { t } from "$client/words/words.svelte";

export type Shape = keyof typeof SIZES;

/** Colours are never alone: each has a pattern of its own. */
const PATTERNS: Record<string, string> = {
  yellow: "dots",
  orange: "stripes",
  red: "waves",
  violet: "checks",
  blue: "stars",
};

export function colourOf(stone: string): string {
  return stone.slice(0, stone.indexOf("-"));
}

export function shapeOf(stone: string): Shape {
  return stone.split("-")[1] as Shape;
}

/** Colour and shape: stones of one kind are as good as each other. */
export function kindOf(stone: string): string {
  return stone.slice(0, stone.lastIndexOf("-"));
}

export function stoneName(stone: string): string {
  return t("stone", { colour: colourOf(stone), shape: shapeOf(stone) });
}

/** For those who hear it: "red roof, with waves". */
export function stoneInFull(stone: string): string {
  return `${stoneName(stone)}, ${t(`pattern-${PATTERNS[colourOf(stone)]}`)}`;
}
