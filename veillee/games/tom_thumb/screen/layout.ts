/** How much room everything gets: nothing scrolls, so all sizes follow from the room there is. */
import type { Room } from "$client/table/room";
import type { Shape } from "./circle";

export interface RingLaid extends Shape {
  /** The middle of the circle, from the top left of its room. */
  x: number;
  y: number;
}

/** Where the call to act stands. */
export interface Middle {
  width: number;
  height: number;
  x: number;
  y: number;
  /** Its picture and its words side by side instead of one above the other. */
  flat: boolean;
}

export interface TableLaid {
  ring: RingLaid;
  middle: Middle;
  /** How large the badges of those who sit around are, and the room kept free for them. */
  small: boolean;
  beside: number;
  above: number;
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

/** In the huge forest the middle is full of tiles, so the call to act stands above them. */
const BANNER = { tall: 92, wide: 100, low: 70 };

export function layTable({ room, width, height, tiles, spots, below }: TableRoom): TableLaid {
  const small = room !== "wide" || width < 760;
  const beside = { tall: 0, wide: small ? 70 : 96, low: 64 }[room];
  const above = { tall: 0, wide: small ? 84 : 108, low: 64 }[room];
  const banner = spots ? BANNER[room] : 0;
  const ring = layRing({
    width,
    height,
    tiles,
    spots,
    beside,
    above: above + banner,
    below: below ? above : 0,
    flattest: room === "low" ? 2 : 1.35,
  });
  const middle = banner
    ? { width: Math.min(width - 16, 560), height: banner, x: width / 2, y: banner / 2, flat: true }
    : inside(ring);
  return { ring, middle, small, beside, above };
}

function inside({ rx, ry, tile, x, y }: RingLaid): Middle {
  const height = 2 * ry - tile;
  return { width: (2 * rx - tile) * 0.86, height, x, y, flat: height < 160 };
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

const SMALLEST = 48;
const LARGEST = 168;
const EDGE = 6;
/** Kept free in the middle for the call to act. */
const MIDDLE_WIDTH = 204;
const MIDDLE_HEIGHT = 112;
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

function fits({ tile, rx, ry }: Shape, room: RingRoom): boolean {
  const tight = Math.min(rx, ry);
  if (room.spots) return tile <= 0.97 * closest(room.spots) * tight;
  const apart = (2 * Math.PI * tight) / room.tiles;
  return (
    tile * 1.1 <= apart &&
    tile <= 0.62 * tight &&
    2 * rx - tile >= MIDDLE_WIDTH &&
    2 * ry - tile >= MIDDLE_HEIGHT
  );
}

function closest(spots: [number, number][]): number {
  const apart = spots.flatMap(([x, y], i) =>
    spots.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
  );
  return Math.min(...apart);
}
