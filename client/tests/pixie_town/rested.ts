/**
 * Houses as the page's physics leaves them, built at random but always the same: the rules refuse
 * none of them (tests/pixie_town/test_resting.py).
 */
import { PLOT } from "$client/generated/pixie_town";
import { type Poses, settle } from "$games/pixie_town/screen/physics/blocks";
import { nearestFree, onTop } from "$games/pixie_town/screen/physics/reach";

/** What came to lie elsewhere with each stone, itself too: x, y and turn by name. */
export type Step = Record<string, [number, number, number]>;

const QUARTER = 90_000;
const MOST_STONES = 13;
const SHAPES = ["C", "C", "C", "L", "L", "T", "T", "A"];

export function buildHouse(number: number): Step[] {
  const luck = dice(number);
  const many = 3 + Math.floor(luck() * (MOST_STONES - 2));
  /** Some hands are careful, some only ever drop things. */
  const care = luck();
  let house: Poses = {};
  return Array.from({ length: many }, (_, i) => {
    const stone = `red-${SHAPES[Math.floor(luck() * SHAPES.length)]}-${i}`;
    const after = setDown(stone, house, care, luck);
    const step = Object.entries(after).filter(([one, pose]) => !isThere(house[one], pose));
    house = after;
    return Object.fromEntries(step.map(([one, { x, y, turn }]) => [one, [x, y, turn]]));
  });
}

function setDown(stone: string, house: Poses, care: number, luck: () => number): Poses {
  const how = luck();
  if (how < 0.15 * care) return onTop(stone, house);
  const upright = Math.floor(luck() * 4) * QUARTER;
  const turn = how < care ? upright : Math.floor(luck() * 4 * QUARTER);
  const x = Math.round(luck() * PLOT.width);
  const y = Math.round(luck() * 0.5 * PLOT.height);
  return settle({ ...house, [stone]: nearestFree(stone, { x, y, turn }, house) });
}

function isThere(before: Poses[string] | undefined, now: Poses[string]): boolean {
  return before?.x === now.x && before.y === now.y && before.turn === now.turn;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
