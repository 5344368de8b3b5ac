/** The trees as they are drawn and as they are called. Token and card have the same outline. */
import { HOLES, OUTLINES, TOKEN_WIDTH } from "$client/generated/dark_wood";
import { own } from "$client/own";
import { t } from "$client/words/words.svelte";

const outlines: Record<string, string> = OUTLINES;
const patterns: Record<string, number[][]> = HOLES;

export const TREE_BOX = `0 0 ${TOKEN_WIDTH} ${TOKEN_WIDTH}`;

/** The outline with its holes, to be filled by the even-odd rule. */
export function shapeOf(tree: string): string {
  const [outline = "", holes = ""] = tree.split("-");
  return (own(outlines, outline) ?? "") + (own(patterns, holes) ?? []).map(circle).join("");
}

function circle([x = 0, y = 0, r = 0]: number[]): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function treeName(tree: string): string {
  const [outline, holes] = tree.split("-");
  return t("tree", { outline: t(`outline-${outline}`), holes: t(`holes-${holes}`) });
}
