/** The whole village in one drawing, with nothing left outside it. */
import type { Pose, StoneSeen, TowerStoneSeen, View } from "$client/generated/pixie_town";
import {
  boxAround,
  EDGES,
  flagOn,
  LIGHT,
  OUTLINE,
  PATTERNS,
  patternId,
  peakOf,
  placed,
  sizeOf,
  UNIT,
} from "./outlines";
import { colourOf, shapeOf } from "./stones";
import { FLAG, planStreet, type StreetPlan } from "./streetplan";

/** Other drawings, by name, as addresses that hold them whole. */
export type Drawings = Record<string, string>;

export interface VillageDrawing {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 1440;
const HEIGHT = 900;
/** The ground of the street's own picture. */
const GROUND = 702;
const SIGN = HEIGHT - GROUND;
/** So much sky is left above whatever is highest. */
const SKY = 90;

export function drawVillage(view: View, names: string[], drawings: Drawings): VillageDrawing {
  const plan = planStreet(view, { width: WIDTH, height: HEIGHT, sign: SIGN, mostRows: 1 });
  const imposed = view.options.building !== "imaginary";
  const image = (name: string, x: number, y: number, width: number, height = width) =>
    `<image href="${drawings[name]}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

  const houses = plan.houses.map(({ house, origin, ground }) => {
    const stones = house.stones.map(({ stone, ...pose }) => drawStone(stone, pose));
    if (house.finished) {
      const peak = peakOf(
        house.stones.map(({ stone, ...pose }) => ({ shape: shapeOf(stone), pose })),
      );
      const flag = flagOn(peak, imposed);
      stones.push(image(flag.drawing, flag.x, flag.y, flag.size));
    }
    return group(origin, ground, plan.unit, stones);
  });
  const { tower } = plan;
  const hill = 0.42 * tower.width;
  const blue = view.tower.map(({ stone, x, y, turn }) => drawStone(stone, { x, y, turn }));
  const signs = plan.signs.map(({ seat, left, width, ground }) => {
    const middle = left + width / 2;
    return (
      image(`pixie_${seat + 1}`, middle - 26, ground + 12, 52) +
      `<text x="${middle}" y="${ground + 92}">${escaped(names[seat] ?? "")}</text>`
    );
  });
  const top = Math.max(0, highest(view, plan) - SKY);
  const height = HEIGHT - top;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<defs>${PATTERNS}</defs>`,
    image("street", 0, 0, WIDTH, HEIGHT),
    image(
      "tower_base",
      tower.middle - tower.width / 2,
      tower.ground - hill,
      tower.width,
      tower.width / 2,
    ),
    group(tower.origin, tower.ground - 0.96 * hill, tower.unit, blue),
    image("gnome", tower.middle - 34, tower.ground + 16, 68),
    ...houses,
    `<g font-family="Georgia, serif" font-size="24" font-weight="600" fill="#3a2219" text-anchor="middle">${signs.join("")}</g>`,
    "</svg>",
  ].join("\n");
  return { svg, width: WIDTH, height };
}

/** The top of the tallest house, or of the tower. */
function highest(view: View, { unit, tower }: StreetPlan): number {
  const top = (stones: (StoneSeen | TowerStoneSeen)[]) =>
    boxAround(stones.map(({ stone, ...pose }) => ({ shape: shapeOf(stone), pose }))).top / 1000;
  const houses = view.houses.flat().map(({ stones }) => GROUND - (top(stones) + FLAG) * unit);
  return Math.round(
    Math.min(...houses, GROUND - 0.42 * tower.width - top(view.tower) * tower.unit),
  );
}

function group(x: number, y: number, unit: number, inside: string[]): string {
  return `<g transform="translate(${x} ${y}) scale(${unit / UNIT})">${inside.join("")}</g>`;
}

function drawStone(stone: string, { x, y, turn }: Pose): string {
  const colour = colourOf(stone);
  const shape = shapeOf(stone);
  const { width, height } = sizeOf(shape);
  const fill = `fill="url(#${patternId(colour)})"`;
  return [
    `<g class="stone" data-stone="${stone}" transform="${placed({ x, y, turn })} translate(${-width / 2} ${-height / 2})">`,
    `<path d="${OUTLINE[shape]}" ${fill} stroke="${EDGES[colour]}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="${OUTLINE[shape]}" fill="url(#stone-light)"/>`,
    `<path d="${LIGHT[shape]}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>`,
    "</g>",
  ].join("");
}

function escaped(name: string): string {
  return name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
