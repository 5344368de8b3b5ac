import { describe, expect, it } from "vitest";
import type { TileSeen, View } from "$client/generated/tom_thumb";
import { answersTo } from "$games/tom_thumb/screen/answers";
import {
  clockwise,
  gapLying,
  laidTiles,
  pointOf,
  tileLying,
  turnFor,
} from "$games/tom_thumb/screen/circle";
import { layTable, thingSize } from "$games/tom_thumb/screen/layout";
import { roomOf } from "$client/table/room";
import { eveningsOf } from "../golden";
import { askOf } from "../made";

const DOWN: TileSeen = { face: null, free: false };
const circleOf = (tiles: number) =>
  ({ tiles: Array.from({ length: tiles }, () => DOWN), spots: null }) as unknown as View;
const huge = eveningsOf("tom_thumb").find(({ name }) => name === "cottage-two-lost-souls")!;
const forest = huge.sights[0]!.view as View;
const ROUND = { tile: 0, rx: 1, ry: 1 };

describe("the circle, seen from a chair", () => {
  it("turns the short way, and ends with the chair at the bottom", () => {
    for (let chairs = 2; chairs <= 6; chairs++) {
      for (let chair = 0; chair < chairs; chair++) {
        for (let before = -720; before <= 720; before += 45) {
          const turn = turnFor(chair, chairs, before);
          expect(Math.abs(turn - before)).toBeLessThanOrEqual(180);
          const rest = (turn + (360 * chair) / chairs) / 360;
          expect(Math.abs(rest - Math.round(rest))).toBeLessThan(1e-9);
        }
      }
    }
  });

  it("has its first tile at the bottom and goes on clockwise", () => {
    const view = circleOf(4);
    const points = [0, 1, 2, 3].map((at) => pointOf(tileLying(view, at, 0), ROUND));
    const near = points.map(({ x, y }) => [Math.round(x), Math.round(y)].map((one) => one + 0));
    expect(near).toEqual([
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ]);
  });

  it("is counted clockwise from the nearest tile, wherever one sits", () => {
    const view = circleOf(6);
    const all = laidTiles(view);
    expect(clockwise(view, all, 0)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(clockwise(view, all, turnFor(1, 3, 0))).toEqual([2, 3, 4, 5, 0, 1]);
    expect(clockwise(view, [3, 2, 1], 0)).toEqual([1, 2, 3]);
    expect(clockwise(view, [], 0)).toEqual([]);
  });

  it("has a gap between two tiles; in the huge forest, on a free spot", () => {
    expect(gapLying(circleOf(4), 1, 0).turn).toBe(45);
    const free = forest.tiles.findIndex((tile) => tile.free);
    expect(gapLying(forest, free, 30)).toEqual({
      turn: 30,
      x: forest.spots?.[free]?.[0],
      y: forest.spots?.[free]?.[1],
    });
    expect(laidTiles(forest)).toHaveLength(7);
  });
});

/** The room for the table itself, on the windows that count. */
const WINDOWS = [
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const;

describe.each(WINDOWS)("on a window of %i × %i", (width, height) => {
  const lay = (tiles: number, spots: View["spots"]) =>
    layTable({
      room: roomOf(width, height),
      width: width * (width > height ? 0.7 : 1),
      height: height * (width > height ? 0.85 : 0.6),
      tiles,
      spots,
      below: false,
    });

  it.each([7, 8, 9, 10])("%i tiles lie side by side, and leave the middle free", (tiles) => {
    const { ring } = lay(tiles, null);
    const view = circleOf(tiles);
    const points = view.tiles.map((_, at) => pointOf(tileLying(view, at, 0), ring));
    points.forEach((one, i) => {
      const next = points[(i + 1) % tiles]!;
      expect(Math.hypot(one.x - next.x, one.y - next.y)).toBeGreaterThanOrEqual(ring.tile);
    });
    expect(ring.tile).toBeGreaterThanOrEqual(48);
    expect(thingSize(ring, 1, 0)).toBeGreaterThanOrEqual(44);
  });

  it("the tiles of the huge forest do not lie on each other, unless they are as small as a finger", () => {
    const { ring } = lay(13, forest.spots);
    if (ring.tile <= 48) return;
    const points = forest.tiles.map((_, at) => pointOf(tileLying(forest, at, 0), ring));
    points.forEach((one, i) =>
      points.slice(i + 1).forEach((two) => {
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThanOrEqual(ring.tile * 0.95);
      }),
    );
  });
});

describe("what can be answered", () => {
  it("is sorted by what is done with it", () => {
    const asks = [
      askOf(0, "seek", {
        choices: [{ type: "TurnUp", at: 3 }, { type: "TurnUp", at: 5 }, { type: "SpendPebble" }],
      }),
      askOf(1, "propose", { choices: [{ type: "Propose", what: "tree" }] }),
      askOf(2, "propose", { choices: [{ type: "Propose", what: "tree" }] }),
    ];
    expect(answersTo(asks, [0, 2])).toMatchObject({
      turnUp: { seat: 0, at: [3, 5] },
      pebble: 0,
      propose: { tree: [2], boots: [] },
      draw: null,
      swap: null,
    });
  });

  it("is asked one after the other where several of one device point", () => {
    const point = (seat: number) =>
      askOf(seat, "point", { choices: [{ type: "Point", at: seat }, { type: "KeepQuiet" }] });
    expect(answersTo([point(1), point(2)], [1, 2]).point).toEqual({ seat: 1, at: [1] });
    expect(answersTo([point(1), point(2)], [2]).point).toEqual({ seat: 2, at: [2] });
  });

  it("between turns is said for every seat of a device, but one may ask for more time", () => {
    const between = (seat: number, ...choices: object[]) => askOf(seat, "between", { choices });
    const asks = [
      between(0, { type: "GoOn" }, { type: "MoreTime" }),
      between(1, { type: "GoOn" }, { type: "MoreTime" }),
      between(2, { type: "Withdraw", what: "boots" }, { type: "MoreTime" }),
    ];
    expect(answersTo(asks, [0, 1, 2])).toMatchObject({
      goOn: [0, 1],
      moreTime: 0,
      withdraw: { tree: [], boots: [2] },
    });
    expect(answersTo(asks, [2]).goOn).toEqual([]);
  });

  it("of one moment is not left over in the next", () => {
    const ready = askOf(0, "look", { choices: [{ type: "Ready" }] });
    expect(answersTo([ready], [0]).ready).toEqual([0]);
    expect(answersTo([], [0]).ready).toEqual([]);
  });
});
