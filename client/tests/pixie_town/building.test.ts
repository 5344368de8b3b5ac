// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Event, HouseSeen, StoneSeen, View } from "$client/generated/pixie_town";
import { jobFor, type PlanJob } from "$games/pixie_town/screen/jobs";
import { boxAround, extent, peakOf } from "$games/pixie_town/screen/outlines";
import { layRows } from "$games/pixie_town/screen/rows";
import { ghostsOf, planStreet } from "$games/pixie_town/screen/streetplan";
import { inBeats } from "$games/pixie_town/screen/throwing";
import { traysFor } from "$games/pixie_town/screen/trays";
import { eveningsOf } from "../golden";
import { askOf, sightOf } from "../made";

const SPOT = { owner: 1, house: 0, spot: 2, shape: "C" };

describe("what there is to do", () => {
  it("is read from the question to a seat of this device", () => {
    const dice = { "0": ["red-C-1"] };
    const plan = askOf(1, "build", { domain: { dice, spots: [SPOT] } });
    expect(jobFor([plan], [0])).toBeNull();
    expect(jobFor([plan], [1])).toEqual({ kind: "plan", seat: 1, dice, places: [SPOT] });
    const free = askOf(1, "build", { domain: { dice, houses: [0, 1], give_to: [2] } });
    expect(jobFor([free], [1])).toEqual({
      kind: "free",
      seat: 1,
      dice,
      houses: [0, 1],
      giveTo: [2],
    });
    expect(jobFor([askOf(0, "roll"), plan], [0, 1])).toEqual({ kind: "roll", seat: 0 });
    expect(jobFor([askOf(1, "tower", { domain: { stones: ["blue-C-1"] } })], [1])).toEqual({
      kind: "tower",
      seat: 1,
      stones: ["blue-C-1"],
    });
  });

  it("names the house that falls, one's own or another's", () => {
    const sacrifice = askOf(1, "sacrifice", { choices: [{ type: "Sacrifice", house: 2 }] });
    expect(jobFor([sacrifice], [1])).toMatchObject({ houses: [{ owner: 1, house: 2 }] });
    const wreck = askOf(1, "wreck", { choices: [{ type: "Wreck", owner: 0, house: 1 }] });
    expect(jobFor([wreck], [1])).toMatchObject({ kind: "wreck", houses: [{ owner: 0, house: 1 }] });
  });
});

describe("the trays", () => {
  const middle = ["red-T-1", "red-C-1", "red-C-2", "yellow-C-1", "violet-L-1"];
  const job = (dice: Record<string, string[]>): PlanJob => ({
    kind: "plan",
    seat: 0,
    dice,
    places: [],
  });

  it("hold what lies there of a die's colour, and say what may be taken", () => {
    const view = { middle, faces: ["red", "blue"] } as unknown as View;
    const [tray] = traysFor(job({ "0": ["red-C-2"] }), view);
    expect(tray).toEqual({
      die: 0,
      piles: [
        { name: "red-C", stones: ["red-C-1", "red-C-2"], usable: true },
        { name: "red-T", stones: ["red-T-1"], usable: false },
      ],
    });
  });

  it("hold all colours for a white die, or only what is of use where there are too many", () => {
    const view = { middle, faces: ["white"] } as unknown as View;
    const few = traysFor(job({ "0": ["violet-L-1"] }), view)[0]?.piles;
    expect(few?.map(({ name }) => name)).toEqual(["yellow-C", "red-C", "violet-L", "red-T"]);
    const shapes = ["C", "L", "T", "A"].flatMap((shape) =>
      ["red", "yellow", "orange"].map((colour) => `${colour}-${shape}-1`),
    );
    const full = { middle: shapes, faces: ["white"] } as unknown as View;
    const many = traysFor(job({ "0": ["red-C-1"] }), full)[0]?.piles;
    expect(many?.map(({ name }) => name)).toEqual(["red-C"]);
  });
});

describe("the room that stones take up", () => {
  it("is their upright box, however they are turned", () => {
    expect(extent("L", 0)).toEqual({ width: 2000, height: 1000 });
    expect(extent("L", 90_000).width).toBeCloseTo(1000);
    expect(extent("C", 45_000).height).toBeCloseTo(1414, 0);
    const stones = [
      { shape: "L" as const, pose: { x: 2000, y: 500, turn: 0 } },
      { shape: "C" as const, pose: { x: 2500, y: 1500, turn: 0 } },
    ];
    expect(boxAround(stones)).toEqual({ left: 1000, right: 3000, top: 2000 });
    expect(peakOf(stones)).toEqual({ x: 2500, top: 2000 });
  });

  it("is shared in rows, of which one more has to be worth it", () => {
    const items = Array.from({ length: 6 }, () => ({ width: 3, height: 5 }));
    const room = { below: 0, largest: 60, enough: 60, mostRows: 4 };
    expect(layRows(items, { ...room, width: 1000, height: 100 }).rows).toEqual([6]);
    expect(layRows(items, { ...room, width: 200, height: 1000 }).rows.length).toBeGreaterThan(1);
    const { unit, rows } = layRows(items, { ...room, width: 200, height: 1000 });
    expect(unit * 3 * Math.max(...rows)).toBeLessThanOrEqual(200);
    expect(unit * 5 * rows.length).toBeLessThanOrEqual(1000);
  });
});

describe("the street", () => {
  const views = eveningsOf("pixie_town")
    .filter(({ eye }) => eye === "the onlooker")
    .map(({ name, sights }) => ({ name, view: sights.at(-1)!.view as View }));
  const SPACES = [
    { width: 360, height: 300, sign: 40, mostRows: 4 },
    { width: 844, height: 200, sign: 30, mostRows: 4 },
    { width: 1440, height: 420, sign: 60, mostRows: 2 },
  ];

  it.each(views)(
    "$name: no house stands in another, in the tower or beyond the edge",
    ({ view }) => {
      for (const space of SPACES) {
        const plan = planStreet(view, space);
        expect(plan.houses).toHaveLength(view.houses.flat().length);
        for (const ground of plan.grounds) {
          const row = plan.houses.filter((house) => house.ground === ground);
          const edges = row.map(
            ({ middle, width }) => [middle - width / 2, middle + width / 2] as const,
          );
          edges.forEach(([left, right], i) => {
            expect(left).toBeGreaterThanOrEqual(i ? edges[i - 1]![1] - 0.01 : -0.01);
            expect(right).toBeLessThanOrEqual(plan.tower.middle - plan.tower.width / 2 + 0.01);
          });
        }
      }
    },
  );

  it("shows the places of a plan that still wait", () => {
    const stone = { stone: "red-C-1", x: 0, y: 0, turn: 0, spot: 1 } as StoneSeen;
    const house: HouseSeen = { card: "pointed_tower", stones: [stone], finished: false };
    expect(ghostsOf(house).map(({ shape }) => shape)).toEqual(["C", "T"]);
    expect(ghostsOf({ ...house, card: "constructor" })).toEqual([]);
  });
});

it("throws the dice before it is said what they show", () => {
  const roll: Event = { type: "DiceRolled", seat: 0, faces: ["red"] };
  const done: Event = { type: "Declined", seat: 0, dice: [0] };
  expect(inBeats(sightOf({ events: [roll, done] })).events).toEqual([
    { type: "Thrown", roll },
    roll,
    done,
  ]);
});
