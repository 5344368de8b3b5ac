/** Stones lying in the middle, in rows, alike beside alike. */
import { STONES, type Pose } from "$client/generated/pixie_town";
import { sizeOf, UNIT } from "./outlines";
import { shapeOf } from "./stones";

export interface Heap {
  width: number;
  height: number;
  stones: { stone: string; pose: Pose }[];
}

const GAP = 8;

/** As wide to high as the room there is. */
export function layHeap(lying: string[], width: number, height: number): Heap {
  const stones = STONES.filter((stone) => lying.includes(stone));
  const area =
    stones.reduce((sum, stone) => sum + sizeOf(shapeOf(stone)).width + GAP, 0) * (UNIT + GAP);
  const wide = Math.max(
    5 * UNIT,
    Math.sqrt((area * Math.max(1, width)) / Math.max(1, height)) + UNIT,
  );
  const heap: Heap = { width: wide, height: 0, stones: [] };
  let x = 0;
  let row = 0;
  for (const stone of stones) {
    const { width: its } = sizeOf(shapeOf(stone));
    if (x + its > wide) [x, row] = [0, row + 1];
    const [left, top] = [x + its / 2, row * (UNIT + GAP) + UNIT / 2];
    heap.stones.push({ stone, pose: { x: left * 25, y: -top * 25, turn: 0 } });
    x += its + GAP;
  }
  heap.height = (row + 1) * (UNIT + GAP) - GAP;
  return heap;
}
