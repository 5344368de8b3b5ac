/** How stones are drawn. One unit of a stone is 40 long here, as are the tiles of the patterns. */
import { PLANS, type Pose, SIZES } from "$client/generated/pixie_town";
import { own } from "$client/own";
import blue from "../art/pattern_blue.svg?raw";
import orange from "../art/pattern_orange.svg?raw";
import red from "../art/pattern_red.svg?raw";
import violet from "../art/pattern_violet.svg?raw";
import yellow from "../art/pattern_yellow.svg?raw";
import type { Shape } from "./stones";

export const UNIT = 40;
const MILLI = 1000 / UNIT;

/** A thousandth of a unit, as poses have them, in the drawing. */
export const drawn = (milli: number): number => milli / MILLI;

/** The outline from the upper left corner of its box; half of its edge lies inside. */
export const OUTLINE: Record<Shape, string> = {
  C: "M1 1H39V39H1z",
  L: "M1 1H79V39H1z",
  T: "M2.4 39L40 1.4L77.6 39z",
  A: "M1 1H79V39H60A20 20 0 0 0 20 39H1z",
};

/** Light falls on the upper edge. */
export const LIGHT: Record<Shape, string> = {
  C: "M4 3.4H36",
  L: "M4 3.4H76",
  T: "M9 35.4L39 5.4",
  A: "M4 3.4H76",
};

export const EDGES: Record<string, string> = {
  yellow: "#a4690f",
  orange: "#a34a10",
  red: "#851d20",
  violet: "#4a2478",
  blue: "#17437c",
};

const TILES: Record<string, string> = { yellow, orange, red, violet, blue };

export const patternId = (colour: string): string => `stone-${colour}`;

/** The five patterns and the light on every stone, to be drawn once on a page. */
export const PATTERNS: string = [
  ...Object.entries(TILES).map(([colour, tile]) => {
    const inside = tile.slice(tile.indexOf(">") + 1, tile.lastIndexOf("</svg>"));
    const round = 'stroke-linecap="round" stroke-linejoin="round"';
    return `<pattern id="${patternId(colour)}" width="40" height="40" patternUnits="userSpaceOnUse" ${round}>${inside}</pattern>`;
  }),
  '<linearGradient id="stone-light" x1="0" y1="0" x2="0" y2="1">',
  '<stop offset="0" stop-color="#fff" stop-opacity=".34"/>',
  '<stop offset=".35" stop-color="#fff" stop-opacity="0"/>',
  '<stop offset=".68" stop-color="#4a2408" stop-opacity="0"/>',
  '<stop offset="1" stop-color="#4a2408" stop-opacity=".3"/></linearGradient>',
].join("");

export function sizeOf(shape: Shape): { width: number; height: number } {
  const [width = 0, height = 0] = SIZES[shape];
  return { width: drawn(width), height: drawn(height) };
}

/** To where a stone is, when the ground is y = 0 and the plot begins at x = 0. */
export function placed({ x, y, turn }: Pose): string {
  return `translate(${drawn(x)} ${-drawn(y)}) rotate(${-turn / 1000})`;
}

/** How wide and high a stone's upright box is when it lies like this, in thousandths. */
export function extent(shape: Shape, turn: number): { width: number; height: number } {
  const [width = 0, height = 0] = SIZES[shape];
  const angle = (turn / 180_000) * Math.PI;
  const along = Math.abs(Math.cos(angle));
  const across = Math.abs(Math.sin(angle));
  return { width: width * along + height * across, height: width * across + height * along };
}

export interface Box {
  left: number;
  right: number;
  top: number;
}

const EMPTY: Box = { left: Infinity, right: -Infinity, top: 0 };

/** How much room stones take up. */
export function boxAround(stones: { shape: Shape; pose: Pose }[], within: Box = EMPTY): Box {
  return stones.reduce(({ left, right, top }, { shape, pose }) => {
    const { width, height } = extent(shape, pose.turn);
    return {
      left: Math.min(left, pose.x - width / 2),
      right: Math.max(right, pose.x + width / 2),
      top: Math.max(top, pose.y + height / 2),
    };
  }, within);
}

export interface Peak {
  x: number;
  top: number;
}

/** So much lower is as high. */
const LEVEL = 30;

/** Where something can stand on what was built: the top of its highest stone, however that lies. */
export function peakOf(stones: { shape: Shape; pose: Pose }[]): Peak {
  const tops = stones.map(topOf);
  return tops.reduce(
    (high, one) => (one.top > high.top + 1 ? one : high),
    tops[0] ?? { x: 0, top: 0 },
  );
}

/** A corner, or the middle of an edge that lies level. */
function topOf({ shape, pose }: { shape: Shape; pose: Pose }): Peak {
  const angle = (pose.turn / 180_000) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = cornersOf(shape).map(([x, y]) => ({
    x: x * cos - y * sin,
    top: x * sin + y * cos,
  }));
  const top = Math.max(...corners.map((one) => one.top));
  const high = corners.filter((one) => one.top > top - LEVEL);
  return { x: pose.x + high.reduce((sum, { x }) => sum + x, 0) / high.length, top: pose.y + top };
}

function cornersOf(shape: Shape): [number, number][] {
  const [width = 0, height = 0] = SIZES[shape];
  const [w, h] = [width / 2, height / 2];
  return shape === "T"
    ? [
        [-w, -h],
        [w, -h],
        [0, h],
      ]
    : [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ];
}

export interface Flag {
  drawing: string;
  x: number;
  y: number;
  size: number;
}

/** What stands on a finished house: its foot is on the highest stone. */
export function flagOn({ x, top }: Peak, imposed: boolean): Flag {
  if (imposed) return { drawing: "flag_done", x: drawn(x) - 15.6, y: -drawn(top) - 57, size: 60 };
  return { drawing: "safe", x: drawn(x) - 24, y: -drawn(top) - 46, size: 48 };
}

export interface Spot {
  shape: Shape;
  pose: Pose;
}

export function planOf(card: string): Spot[] {
  return own(PLANS as Record<string, Spot[]>, card) ?? [];
}
