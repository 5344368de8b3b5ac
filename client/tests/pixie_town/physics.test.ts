// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { PLANS, PLOT, type Pose } from "$client/generated/pixie_town";
import { Blocks, isFree, type Poses, settle } from "$games/pixie_town/screen/physics/blocks";
import { below, kept, nearestFree, onTop, tumbled } from "$games/pixie_town/screen/physics/reach";

const at = (x: number, y: number, turn = 0): Pose => ({ x, y, turn });
const cube = "red-C-1";
const other = "red-C-2";

describe("a stone", () => {
  it("set down on the ground stays exactly where it was set", () => {
    expect(settle({ [cube]: at(3500, 500) })).toEqual({ [cube]: at(3500, 500) });
  });

  it("let go above the ground falls straight down, and lies upright", () => {
    const { x, y, turn } = settle({ [cube]: at(3500, 4000) })[cube]!;
    expect(Math.abs(x - 3500)).toBeLessThanOrEqual(5);
    expect(Math.abs(y - 500)).toBeLessThanOrEqual(10);
    expect(turn).toBe(0);
  });

  it("in the middle of another rests on it, and the other does not move", () => {
    const start = { [cube]: at(3500, 500), [other]: at(3500, 1500) };
    expect(settle(start)).toEqual(start);
  });

  it("that overhangs by less than half stays; by more, it falls", () => {
    const hanging = (by: number) => ({ [cube]: at(3000, 500), [other]: at(3000 + by, 1500) });
    expect(tumbled(hanging(400), settle(hanging(400)))).toBe(false);
    const fallen = settle(hanging(650));
    expect(tumbled(hanging(650), fallen)).toBe(true);
    expect(fallen[other]!.y).toBeLessThan(1000);
  });

  it("never leaves the plot", () => {
    const thrown = settle({ [cube]: at(600, 500), [other]: at(600, 6000, 30_000) });
    for (const { x, y } of Object.values(thrown)) {
      expect(x).toBeGreaterThan(300);
      expect(x).toBeLessThan(PLOT.width);
      expect(y).toBeGreaterThan(400);
    }
  });

  it("turned by a quarter is upright again", () => {
    const { turn } = settle({ "red-L-1": at(3500, 1200, 89_800) })["red-L-1"]!;
    expect(turn).toBe(90_000);
  });
});

describe("the same throw", () => {
  const start: Poses = {
    [cube]: at(3000, 500),
    [other]: at(3600, 1500),
    "red-T-1": at(3400, 3300, 12_345),
    "red-A-1": at(2900, 5200, 200_000),
    "red-L-1": at(3700, 7000, 45_000),
  };

  it("comes to rest in the same place, every time", () => {
    const first = settle(start);
    expect(tumbled(start, first)).toBe(true);
    for (let i = 0; i < 3; i++) expect(settle(start)).toEqual(first);
  });

  it("comes to rest in the same place, whether it is watched or not", () => {
    const watched = new Blocks(start);
    while (!watched.step()) watched.poses();
    expect(watched.rest()).toEqual(settle(start));
  });

  it("comes to an end, and what rests then rests for good", () => {
    const rest = settle(start);
    const again = settle(rest);
    expect(tumbled(rest, again)).toBe(false);
  });

  it("of a kicked house flies apart in the same way", () => {
    const kicked = () => {
      const blocks = new Blocks(start, { walls: false });
      blocks.kick("red-L-1", 6, 4, 5);
      for (let i = 0; i < 120; i++) blocks.step();
      return blocks.poses();
    };
    const flown = kicked();
    expect(flown["red-L-1"]!.x).toBeGreaterThan(PLOT.width);
    expect(kicked()).toEqual(flown);
  });
});

describe("every plan", () => {
  const plans = Object.entries(PLANS).map(([name, spots]) => ({
    name,
    stones: Object.fromEntries(spots.map(({ shape, pose }, i) => [`red-${shape}-${i}`, pose])),
  }));

  it.each(plans)("$name stands as it is drawn", ({ stones }) => {
    expect(tumbled(stones, settle(stones))).toBe(false);
  });
});

describe("a hand", () => {
  const ground: Poses = { [other]: at(3500, 500) };

  it("brings a stone to any free place, and nowhere else", () => {
    expect(isFree(cube, at(4600, 500), ground)).toBe(true);
    expect(isFree(cube, at(4200, 500), ground)).toBe(false);
    expect(nearestFree(cube, at(4600, 500), ground)).toEqual(at(4600, 500));
    const aside = nearestFree(cube, at(3500, 900), ground);
    expect(isFree(cube, aside, ground)).toBe(true);
    expect(Math.hypot(aside.x - 3500, aside.y - 900)).toBeLessThanOrEqual(700);
  });

  it("keeps inside the plot", () => {
    expect(kept(cube, at(-100, -100))).toEqual(at(500, 500));
    expect(kept("red-L-1", at(99_000, 99_000))).toEqual(at(PLOT.width - 1000, PLOT.height - 500));
    expect(kept("red-L-1", at(0, 0, 90_000))).toEqual(at(500, 1000, 90_000));
  });

  it("sees what the stone would touch below", () => {
    const above = below(cube, at(3500, 5000), ground);
    expect(above.x).toBe(3500);
    expect(above.y).toBeGreaterThanOrEqual(1480);
    expect(above.y).toBeLessThanOrEqual(1520);
    expect(below(cube, at(1500, 5000), ground).y).toBeLessThanOrEqual(520);
  });

  it("passes through an arch, where there is room", () => {
    const arch: Poses = { "red-A-1": at(3500, 500) };
    expect(isFree("red-T-1", at(3500, 500), arch)).toBe(false);
    expect(isFree("blue-C-1", at(3500, 1600), arch)).toBe(true);
  });
});

describe("for small hands", () => {
  it.each(["red-C-9", "red-L-9", "red-T-9", "red-A-9"])(
    "%s finds a place where it stays",
    (stone) => {
      let house: Poses = {};
      for (const shape of ["C", "L", "C"])
        house = onTop(`blue-${shape}-${Object.keys(house).length}`, house);
      const before = house;
      house = onTop(stone, house);
      expect(Object.keys(house)).toHaveLength(4);
      expect(tumbled(before, house)).toBe(false);
      expect(settle(house)).toEqual(house);
    },
  );
});
