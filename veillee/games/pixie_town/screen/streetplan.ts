/** Where everything stands in the street: every player's houses in a row, the tower at the end. */
import type { HouseSeen, View } from "$client/generated/pixie_town";
import { boxAround, planOf, type Spot } from "./outlines";
import { layRows } from "./rows";
import { shapeOf } from "./stones";

export interface HouseAt {
  owner: number;
  number: number;
  house: HouseSeen;
  /** Of a plan: the places that still wait for a stone. */
  ghosts: Spot[];
  /** Pixels: where its plot's x = 0 would be, and where its middle and its ground are. */
  origin: number;
  middle: number;
  width: number;
  ground: number;
}

export interface SignAt {
  seat: number;
  left: number;
  width: number;
  ground: number;
}

export interface StreetPlan {
  unit: number;
  houses: HouseAt[];
  signs: SignAt[];
  grounds: number[];
  tower: { origin: number; middle: number; ground: number; unit: number; width: number };
}

interface Space {
  width: number;
  height: number;
  /** Pixels below the ground, for the signs. */
  sign: number;
  mostRows: number;
}

const GAP = 0.7;
const NARROWEST = 2.4;
const LOWEST = 4.3;
const SKY = 0.5;
/** Above a finished house. */
export const FLAG = 1.2;
const TOWER_STARTS = 7;
const LARGEST = 62;
const ENOUGH = 26;

export function planStreet(view: View, space: Space): StreetPlan {
  const imposed = view.options.building !== "imaginary";
  const seats = view.houses.flatMap((houses, seat) => (houses.length ? [{ seat, houses }] : []));
  const groups = seats.map(({ seat, houses }) => {
    const lots = houses.map((house) => lotOf(house, imposed));
    return {
      seat,
      houses,
      lots,
      width: lots.reduce((sum, lot) => sum + lot.width, GAP),
      height: Math.max(LOWEST, ...lots.map((lot) => lot.height)) + SKY,
    };
  });
  const towerWidth = Math.max(58, Math.min(190, space.width * 0.15));
  const room = {
    ...space,
    width: space.width - towerWidth,
    below: space.sign,
    largest: LARGEST,
    enough: ENOUGH,
  };
  const { unit, rows } = layRows(groups, room);
  const plan: StreetPlan = {
    unit,
    houses: [],
    signs: [],
    grounds: [],
    tower: towerOf(view, space, towerWidth, unit),
  };
  let next = 0;
  rows.forEach((count, i) => {
    const ground = Math.round(((i + 1) * space.height) / rows.length - space.sign);
    plan.grounds.push(ground);
    const row = groups.slice(next, next + count);
    next += count;
    const wide = row.reduce((sum, group) => sum + group.width, 0) * unit;
    const spare = (room.width - wide) / (row.length + 1);
    let x = spare;
    for (const { seat, houses, lots, width } of row) {
      plan.signs.push({ seat, left: x - spare / 2, width: width * unit + spare, ground });
      let left = x + (GAP / 2) * unit;
      houses.forEach((house, number) => {
        const lot = lots[number]!;
        const middle = left + (lot.width * unit) / 2;
        const origin = middle - (lot.middle / 1000) * unit;
        plan.houses.push({
          owner: seat,
          number,
          house,
          ghosts: imposed ? ghostsOf(house) : [],
          origin,
          middle,
          width: lot.width * unit,
          ground,
        });
        left += lot.width * unit;
      });
      x += width * unit + spare;
    }
  });
  return plan;
}

/** How much room a house needs: a plan, as it will be; a free one, as it is, in whole units. */
function lotOf(
  house: HouseSeen,
  imposed: boolean,
): { width: number; height: number; middle: number } {
  const stones = imposed
    ? planOf(house.card)
    : house.stones.map(({ stone, x, y, turn }) => ({
        shape: shapeOf(stone),
        pose: { x, y, turn },
      }));
  const flag = house.finished ? FLAG : 0;
  if (!stones.length) return { width: NARROWEST + GAP, height: LOWEST, middle: 3500 };
  const { left, right, top } = boxAround(stones);
  const wide = (right - left) / 1000;
  const width = Math.max(NARROWEST, imposed ? wide : Math.ceil(wide - 0.1)) + GAP;
  return { width, height: top / 1000 + flag, middle: (left + right) / 2 };
}

export function ghostsOf(house: HouseSeen): Spot[] {
  const filled = new Set(house.stones.map(({ spot }) => spot));
  return planOf(house.card).filter((_, spot) => !filled.has(spot));
}

function towerOf(view: View, space: Space, width: number, unit: number): StreetPlan["tower"] {
  const stones = view.tower.map(({ stone, x, y, turn }) => ({
    shape: shapeOf(stone),
    pose: { x, y, turn },
  }));
  const { left, right, top } = boxAround(stones, { left: 2000, right: 5000, top: 0 });
  const high = Math.max(TOWER_STARTS, top / 1000 + 1.5);
  const base = 0.42 * width;
  const across = (0.94 * width) / ((right - left) / 1000);
  const its = Math.min(unit, across, (space.height - space.sign - base) / high);
  const middle = space.width - width / 2;
  return {
    unit: its,
    width,
    middle,
    origin: middle - ((left + right) / 2000) * its,
    ground: space.height - space.sign,
  };
}
