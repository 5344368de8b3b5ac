/** What lies in the middle, sorted by the dice that give it. */
import { COLOUR_DIE, type View } from "$client/generated/pixie_town";
import type { BuildJob } from "./jobs";
import { colourOf, kindOf, shapeOf } from "./stones";

/** A stone in the hand, and the die it was taken for. */
export interface Pick {
  die: number | null;
  stone: string;
}

/** Stones that are as good as each other. */
export interface Pile {
  name: string;
  stones: string[];
  usable: boolean;
}

export interface Tray {
  die: number | null;
  piles: Pile[];
}

/** One tray a die; for a blue stone or a present there is only one. */
export function traysFor(job: BuildJob, view: View): Tray[] {
  switch (job.kind) {
    case "tower":
      return [{ die: null, piles: job.stones.map(alone) }];
    case "gift":
      return [{ die: null, piles: [alone(job.stone)] }];
    default:
      return Object.entries(job.dice).map(([die, offered]) => ({
        die: Number(die),
        piles: pilesOf(view, view.faces[Number(die)] ?? "", offered),
      }));
  }
}

function alone(stone: string): Pile {
  return { name: stone, stones: [stone], usable: true };
}

/** More kinds than this are too many to look at: then only those that can be taken are shown. */
const MOST_KINDS = 8;

/** All of the die's colour; those that nothing needs are there, but not to be taken. */
function pilesOf(view: View, face: string, offered: string[]): Pile[] {
  const right = view.middle.filter((stone) => face === "white" || colourOf(stone) === face);
  const piles = new Map<string, Pile>();
  for (const stone of right) {
    const name = kindOf(stone);
    const pile = piles.get(name) ?? { name, stones: [], usable: false };
    const usable = offered.includes(stone);
    piles.set(name, { name, stones: [...pile.stones, stone], usable: pile.usable || usable });
  }
  const all = [...piles.values()].sort((a, b) => rank(a.name) - rank(b.name));
  return all.length > MOST_KINDS ? all.filter(({ usable }) => usable) : all;
}

/** Row by row: the shapes; in each row, the colours in the order of the dice. */
const rank = (kind: string): number =>
  10 * "CLTA".indexOf(shapeOf(kind)) + COLOURS.indexOf(colourOf(kind));

export const COLOURS = COLOUR_DIE.filter((face) => face !== "white" && face !== "blue");

/** The column of a pile where all colours lie together. */
export const columnOf = (pile: Pile): number => COLOURS.indexOf(colourOf(pile.name)) + 1;
