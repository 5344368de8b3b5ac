/** The four shapes as bodies of wood: convex pieces around the middle of their box, in units. */
import { OPENING, SIZES } from "$client/generated/pixie_town";
import type { Shape } from "../stones";

export type Point = { x: number; y: number };

/** Two bodies at rest stay this far apart; with a hem of half of it they seem to touch. */
const HEM = 0.0075;
const SLICES = 4;

export const PIECES: Record<Shape, Point[][]> = {
  C: [rectangle(...half("C"))],
  L: [rectangle(...half("L"))],
  T: [roof(...half("T"))],
  A: arch(...half("A"), OPENING / 2000),
};

function half(shape: Shape): [number, number] {
  const [width = 0, height = 0] = SIZES[shape];
  return [width / 2000, height / 2000];
}

function rectangle(w: number, h: number): Point[] {
  return between(-w + HEM, -h + HEM, w - HEM, h - HEM);
}

function between(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

function roof(w: number, h: number): Point[] {
  return [
    { x: -w + 2.4 * HEM, y: -h + HEM },
    { x: w - 2.4 * HEM, y: -h + HEM },
    { x: 0, y: h - 1.4 * HEM },
  ];
}

/** Two legs, and between them the bridge in upright slices that follow the round opening. */
function arch(w: number, h: number, radius: number): Point[][] {
  const top = h - HEM;
  const legs = [between(-w + HEM, -h + HEM, -radius, top), between(radius, -h + HEM, w - HEM, top)];
  const around = Array.from({ length: SLICES + 1 }, (_, i) => {
    const angle = Math.PI * (1 - i / SLICES);
    return { x: radius * Math.cos(angle), y: -h + HEM + radius * Math.sin(angle) };
  });
  const slices = around.slice(1).map((right, i) => {
    const left = around[i] ?? right;
    return [left, right, { x: right.x, y: top }, { x: left.x, y: top }];
  });
  return [...legs, ...slices];
}
