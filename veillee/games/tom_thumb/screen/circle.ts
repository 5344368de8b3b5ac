/**
 * Where things lie on the table, seen from one chair: the nearest tile at the bottom, and round the
 * circle clockwise. Distances are in radii; a `Shape` says how many pixels that is.
 */
import type { View } from "$client/generated/tom_thumb";

/** First turned by `turn` degrees clockwise, then moved to (x, y); pictures stay upright. */
export interface Lying {
  turn: number;
  x: number;
  y: number;
}

/** The oval the tiles lie on, in pixels. */
export interface Shape {
  tile: number;
  rx: number;
  ry: number;
}

const WHOLE = 360;

/** Degrees by which the table is turned for a chair, reached from `before` the short way. */
export function turnFor(chair: number, chairs: number, before: number): number {
  const wanted = (-WHOLE * chair) / chairs;
  const clockwise = (((wanted - before) % WHOLE) + WHOLE) % WHOLE;
  return before + (clockwise >= WHOLE / 2 ? clockwise - WHOLE : clockwise);
}

export function tileLying(view: View, at: number, turn: number): Lying {
  const spot = view.spots?.[at];
  if (spot) return { turn, x: spot[0], y: spot[1] };
  return { turn: turn + (WHOLE * at) / view.tiles.length, x: 0, y: 1 };
}

/** A gap is before the tile of the same number; in the huge forest it is a free spot. */
export function gapLying(view: View, gap: number, turn: number): Lying {
  return tileLying(view, view.spots ? gap : gap - 0.5, turn);
}

export function transformOf(lying: Lying, shape: Shape): string {
  const oval = shape.rx / shape.ry;
  return (
    `scale(${oval}, 1) rotate(${lying.turn}deg) ` +
    `translate(${lying.x * shape.ry}px, ${lying.y * shape.ry}px) ` +
    `rotate(${-lying.turn}deg) scale(${1 / oval}, 1)`
  );
}

/** Pixels from the middle of the table. */
export function pointOf(lying: Lying, shape: Shape): { x: number; y: number } {
  const angle = (lying.turn * Math.PI) / 180;
  return {
    x: (lying.x * Math.cos(angle) - lying.y * Math.sin(angle)) * shape.rx,
    y: (lying.x * Math.sin(angle) + lying.y * Math.cos(angle)) * shape.ry,
  };
}

/** The tiles, or what else lies there, in the order in which the viewer counts them. */
export function clockwise(view: View, ats: number[], turn: number): number[] {
  const circle: Shape = { tile: 0, rx: 1, ry: 1 };
  const seen = ats.map((at) => {
    const { x, y } = pointOf(tileLying(view, at, turn), circle);
    const angle = Math.atan2(-x, y);
    return { at, angle: angle < 0 ? angle + 2 * Math.PI : angle, far: Math.hypot(x, y - 1) };
  });
  if (!seen.length) return [];
  const nearest = seen.reduce((best, one) => (one.far < best.far - 1e-6 ? one : best));
  const after = (one: { angle: number }) =>
    (one.angle - nearest.angle + 2 * Math.PI + 1e-9) % (2 * Math.PI);
  return seen.sort((a, b) => after(a) - after(b)).map((one) => one.at);
}

export function laidTiles(view: View): number[] {
  return view.tiles.flatMap((tile, at) => (tile.free ? [] : [at]));
}
