/** How much room everything gets: nothing scrolls, so all sizes follow from the room there is. */
import type { Room } from "$client/table/room";
import type { Shape } from "./circle";

export interface RingLaid extends Shape {
  /** The middle of the circle, from the top left of its room. */
  x: number;
  y: number;
}

export interface TableLaid {
  ring: RingLaid;
  /** How large the badges of those who sit around are, and the room kept free for them. */
  small: boolean;
  beside: number;
  above: number;
  /** How far out tiles lie, in radii. */
  reach: number;
}

export interface TableRoom {
  room: Room;
  width: number;
  height: number;
  tiles: number;
  /** Where the tiles of the huge forest lie, in radii. */
  spots: [number, number][] | null;
  /** Somebody sits at the near side too. */
  below: boolean;
}

export function layTable({ room, width, height, tiles, spots, below }: TableRoom): TableLaid {
  const small = room !== "wide" || width < 760;
  const beside = { tall: 0, wide: small ? 70 : 96, low: 60 }[room];
  const above = { tall: 0, wide: small ? 84 : 108, low: 60 }[room];
  const ring = layRing({
    width,
    height,
    tiles,
    spots,
    beside,
    above,
    below: below ? above : 0,
    flattest: room === "wide" ? 1.35 : 2,
  });
  return { ring, small, beside, above, reach: spots ? REACH : 1 };
}

/** The largest square, or row of several, that lies in the middle of the circle over no tile. */
export function thingSize({ rx, ry, tile }: Shape, many: number, besides: number): number {
  const across = rx - tile / 2 - AIR;
  const down = ry - tile / 2 - AIR;
  let size = LARGEST_THING;
  const isOver = () =>
    Math.hypot((size * many + besides) / 2 / across, size / 2 / down) > 1 && size > SMALLEST;
  while (isOver()) size -= 2;
  return size;
}

interface RingRoom {
  width: number;
  height: number;
  tiles: number;
  spots: [number, number][] | null;
  beside: number;
  above: number;
  below: number;
  /** How far from round the oval may become. */
  flattest: number;
}

const SMALLEST = 44;
const LARGEST = 168;
const LARGEST_THING = 190;
const EDGE = 4;
const AIR = 6;
/** Kept free in the middle for the place to find. */
const MIDDLE = 84;
/** How far out the spots of the huge forest lie. */
const REACH = 0.86;

/** The largest tiles that lie side by side and leave the middle free. */
function layRing(room: RingRoom): RingLaid {
  const height = room.height - room.above - room.below;
  const x = room.width / 2;
  const y = room.above + height / 2;
  let shape = ovalFor(room, LARGEST);
  while (shape.tile > SMALLEST && !fits(shape, room)) shape = ovalFor(room, shape.tile - 2);
  return { ...shape, x, y };
}

function ovalFor(room: RingRoom, tile: number): Shape {
  const reach = room.spots ? REACH : 1;
  const width = room.width - 2 * room.beside;
  const height = room.height - room.above - room.below;
  const across = ((width - tile) / 2 - EDGE) / reach;
  const down = ((height - tile) / 2 - EDGE) / reach;
  const rx = Math.max(1, Math.min(across, down * room.flattest));
  const ry = Math.max(1, Math.min(down, across * room.flattest));
  return { tile, rx, ry };
}

/** Neighbours are closest where the oval is narrow. */
function fits({ tile, rx, ry }: Shape, room: RingRoom): boolean {
  const tight = Math.min(rx, ry);
  if (room.spots) return tile <= 0.97 * closest(room.spots) * tight;
  const apart = 2 * tight * Math.sin(Math.PI / room.tiles);
  return tile * 1.06 <= apart && tile <= 0.7 * tight && 2 * tight - tile >= MIDDLE;
}

function closest(spots: [number, number][]): number {
  const apart = spots.flatMap(([x, y], i) =>
    spots.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
  );
  return Math.min(...apart);
}
