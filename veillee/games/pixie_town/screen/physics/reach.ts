/** Where a hand can bring a stone: other stones are solid, and nothing moves before it is let go. */
import { PLOT, type Pose } from "$client/generated/pixie_town";
import { extent } from "../outlines";
import { shapeOf } from "../stones";
import { isFree, type Poses, settle } from "./blocks";

const COARSE = 100;
const FINE = 10;
/** Farther than this a stone does not slip aside; it goes up instead. */
const ASIDE = 1200;
const QUARTER = 90_000;
/** A stone that came to rest this far from where it was set has tumbled. */
const TUMBLED = 350;
const TIPPED = 12_000;

type Step = (by: number) => Pose;

/** Inside the plot's edges. */
export function kept(stone: string, { x, y, turn }: Pose): Pose {
  const { width, height } = extent(shapeOf(stone), turn);
  const between = (value: number, room: number, whole: number) =>
    Math.round(Math.min(whole - room / 2, Math.max(room / 2, value)));
  return { x: between(x, width, PLOT.width), y: between(y, height, PLOT.height), turn };
}

/** Where the hand wants it, or the nearest free place: a little aside, or on top. */
export function nearestFree(stone: string, wanted: Pose, others: Poses): Pose {
  const pose = kept(stone, wanted);
  if (isFree(stone, pose, others)) return pose;
  const steps: Step[] = [
    (by) => ({ ...pose, y: pose.y + by }),
    (by) => ({ ...pose, x: pose.x - by }),
    (by) => ({ ...pose, x: pose.x + by }),
  ];
  for (let by = COARSE; by <= PLOT.height; by += COARSE) {
    for (const step of by > ASIDE ? steps.slice(0, 1) : steps) {
      if (mayGo(stone, step(by), others)) return refined(stone, step, by, others);
    }
  }
  return pose;
}

function mayGo(stone: string, pose: Pose, others: Poses): boolean {
  const inside = kept(stone, pose);
  return inside.x === pose.x && inside.y === pose.y && isFree(stone, pose, others);
}

function refined(stone: string, step: Step, by: number, others: Poses): Pose {
  let least = by;
  while (least > FINE && mayGo(stone, step(least - FINE), others)) least -= FINE;
  return step(least);
}

/** Straight below: what it would touch first. */
export function below(stone: string, pose: Pose, others: Poses): Pose {
  const free = (by: number) => mayGo(stone, { ...pose, y: pose.y - by }, others);
  let by = 0;
  while (free(by + COARSE)) by += COARSE;
  while (free(by + FINE)) by += FINE;
  return { ...pose, y: pose.y - by };
}

/** Whether something fell over on the way to where all lies now. */
export function tumbled(before: Poses, after: Poses): boolean {
  return Object.entries(before).some(([stone, was]) => {
    const is = after[stone] ?? was;
    const turned = Math.abs(((is.turn - was.turn + 540_000) % 360_000) - 180_000);
    return Math.hypot(is.x - was.x, is.y - was.y) > TUMBLED || turned > TIPPED;
  });
}

/** A place where it will surely stay: the lowest, and the nearest to the middle. */
export function onTop(stone: string, others: Poses): Poses {
  const middle = PLOT.width / 2;
  const turns = shapeOf(stone) === "L" ? [0, QUARTER] : [0];
  const wide = extent(shapeOf(stone), 0).width;
  const edges = Object.entries(others).flatMap(([other, { x, turn }]) => {
    const half = extent(shapeOf(other), turn).width / 2;
    return [x, x - half + wide / 2, x + half - wide / 2];
  });
  const grid = Array.from({ length: 13 }, (_, i) => middle + (i - 6) * 500);
  const places = [...new Set([...edges, ...grid])]
    .flatMap((x) => turns.map((turn) => kept(stone, { x, y: PLOT.height, turn })))
    .map((from) => below(stone, from, others))
    .sort(
      (a, b) =>
        heightOf(stone, a) - heightOf(stone, b) || Math.abs(a.x - middle) - Math.abs(b.x - middle),
    );
  for (const pose of places) {
    const start = { ...others, [stone]: pose };
    const rest = settle(start);
    if (!tumbled(start, rest)) return rest;
  }
  return settle({ ...others, [stone]: places[0]! });
}

/** What counts is how high the whole would be; a wider foot is better. */
function heightOf(stone: string, { x, y, turn }: Pose): number {
  const { width, height } = extent(shapeOf(stone), turn);
  const aside = Math.max(0, Math.abs(x - PLOT.width / 2) + width / 2 - 1000);
  return y + height / 2 + 6 * aside;
}
