/** The road from the ogre's house to the cottage: it winds, and its spaces are equally far apart. */

export interface Spot {
  x: number;
  y: number;
}

export interface Road {
  /** From the house, the first, to the cottage, the last. */
  spots: Spot[];
  /** The road itself, as an SVG path. */
  line: string;
  /** How large a child is on it. */
  size: number;
}

interface Ground {
  width: number;
  height: number;
  spaces: number;
  /** How often it winds. */
  bends: number;
}

const PIECES = 160;
const SMALLEST = 28;
const LARGEST = 92;
/** Of a child's size: how much of a picture stands above its space, and what lies below it. */
const ABOVE = 1.02;
const BELOW = 0.3;

export function layRoad({ width, height, spaces, bends }: Ground): Road {
  const fitting = Math.min(height * 0.46, (width / spaces) * 1.12);
  const size = Math.max(SMALLEST, Math.min(LARGEST, fitting));
  const points = Array.from({ length: PIECES + 1 }, (_, i) => {
    const part = i / PIECES;
    const swing = (1 - Math.cos(part * Math.PI * bends)) / 2;
    const free = Math.max(0, height - (ABOVE + BELOW) * size);
    return { x: size * 0.8 + part * (width - 1.7 * size), y: height - BELOW * size - swing * free };
  });
  const line = "M" + points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return { spots: evenly(points, spaces), line, size };
}

function evenly(points: Spot[], many: number): Spot[] {
  const along = [0];
  for (let i = 1; i < points.length; i++) {
    along.push((along[i - 1] ?? 0) + apart(points[i - 1], points[i]));
  }
  const whole = along.at(-1) ?? 0;
  return Array.from({ length: many }, (_, i) => {
    const at = along.findIndex((far) => far >= (whole * i) / (many - 1) - 0.01);
    return points[at] ?? { x: 0, y: 0 };
  });
}

function apart(a: Spot | undefined, b: Spot | undefined): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Several children on one space are smaller, and stand side by side: those behind first. In sizes
 * of a child: where each stands. */
const CROWDS: [number, number][][] = [
  [[0, 0]],
  [
    [-0.33, 0],
    [0.33, 0],
  ],
  [
    [0, -0.36],
    [-0.31, 0.1],
    [0.31, 0.1],
  ],
  [
    [-0.28, -0.36],
    [0.28, -0.36],
    [-0.28, 0.1],
    [0.28, 0.1],
  ],
  [
    [-0.26, -0.34],
    [0.26, -0.34],
    [-0.52, 0.1],
    [0, 0.1],
    [0.52, 0.1],
  ],
];
const SCALES = [1, 0.85, 0.74, 0.7, 0.66];

export function inCrowd(many: number, which: number): Spot & { scale: number } {
  const [x, y] = CROWDS[many - 1]?.[which] ?? [0, 0];
  return { x, y, scale: SCALES[many - 1] ?? 1 };
}
