// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Event, TREES, type View } from "$client/generated/dark_wood";
import { answersTo } from "$games/dark_wood/screen/answers";
import { Asking } from "$games/dark_wood/screen/asking.svelte";
import { callFor } from "$games/dark_wood/screen/calls";
import { colourOf } from "$games/dark_wood/screen/children";
import { Drumming } from "$games/dark_wood/screen/drumming.svelte";
import { after } from "$games/dark_wood/screen/retell";
import type { SightSent } from "$client/generated/wire";
import { beatsOf } from "$games/dark_wood/screen/beats";
import { dangerOf } from "$games/dark_wood/screen/danger";
import { Practising } from "$games/dark_wood/screen/practising.svelte";
import { inCrowd, layRoad } from "$games/dark_wood/screen/road";
import { fasterBy, told } from "$games/dark_wood/screen/telling";
import { shapeOf } from "$games/dark_wood/screen/trees";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { askOf } from "../made";

const act = vi.fn();

beforeEach(() => {
  act.mockReset();
});

describe("what happened", () => {
  it("is put together: the token is laid, then judged; voters walk at once", () => {
    const events: Event[] = [
      { type: "TokenLaid", tree: "fir-high", finder: 1 },
      { type: "Walked", seat: 1, to: 4, why: "found" },
      { type: "Walked", seat: 0, to: 3, why: "voted" },
      { type: "StoppedShort", seat: 2 },
      { type: "Walked", seat: 3, to: 5, why: "voted" },
      { type: "BootStrode", boot: 0, to: 2 },
    ];
    const view = { cards: ["fir-high", null, "ball-low"] } as unknown as View;
    expect(beatsOf(events, view)).toEqual([
      { type: "TokenLaid", tree: "fir-high", finder: 1, cards: 2 },
      { type: "Judged", finder: 1 },
      { type: "Walked", seat: 1, to: 4, why: "found" },
      { type: "VotersWalked", walked: [0, 3], to: [3, 5], short: [2] },
      { type: "BootStrode", boot: 0, to: 2 },
    ]);
  });
});

describe("who was faster", () => {
  it("is said by the call alone, not once more by what happened", async () => {
    await setLanguage("en");
    await loadWords("dark_wood");
    const taken = {
      type: "CardTaken",
      seat: 1,
      tree: "fir-high",
      after: 700,
      ahead: 12,
    } as const;
    expect(told(taken, () => "Tom").line).toBe("Tom takes the card: fir with one hole high up.");
    expect(fasterBy(1, 12, () => "Tom")).toBe("Tom was faster by 0.012 seconds.");
  });
});

describe("the boots", () => {
  const view = (boots: (number | null)[], places: number[], eaten: number[] = []) =>
    ({ boots, places, eaten }) as unknown as View;

  it("are no danger while they sleep, and all of it right behind the hindmost", () => {
    expect(dangerOf(view([null, null], [3, 4]))).toBe(0);
    expect(dangerOf(view([2, 1], [3, 7]))).toBe(1);
    expect(dangerOf(view([0, 0], [3, 7]))).toBeCloseTo(0.6);
    expect(dangerOf(view([0, 0], [1, 7], [0]))).toBe(0);
  });

  it("are half the danger as long as only one is on", () => {
    expect(dangerOf(view([2, null], [3, 7]))).toBe(0.5);
  });
});

describe("the road", () => {
  it.each([
    [340, 120, 9],
    [800, 90, 9],
    [1200, 300, 12],
  ])("of %i × %i has its %i spaces equally far apart, all inside", (width, height, spaces) => {
    const { spots, size } = layRoad({ width, height, spaces, bends: 3 });
    expect(spots).toHaveLength(spaces);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeLessThanOrEqual(height);
    }
    const xs = spots.map(({ x }) => x);
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
    expect(size).toBeGreaterThanOrEqual(28);
  });

  it("has room for five children on one space: more than half of each is seen", () => {
    for (let many = 2; many <= 5; many++) {
      const places = Array.from({ length: many }, (_, i) => inCrowd(many, i));
      for (const [i, one] of places.entries())
        for (const two of places.slice(i + 1)) {
          const apart = Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
          expect(apart / one.scale).toBeGreaterThan(0.55);
        }
    }
    expect(inCrowd(9, 0)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});

describe("who is asked around on one device", () => {
  let now: { seq: number; card: number; asked: number | null };
  let asking: Asking;
  const goOn = (asked: number | null, card = 1) => {
    now = { seq: now.seq + 1, card, asked };
    asking.follow();
  };

  beforeEach(() => {
    now = { seq: 1, card: 1, asked: 0 };
    asking = new Asking(() => now, act);
  });

  it("leaves the card until it comes to the one who takes it", () => {
    asking.take(2);
    asking.follow();
    asking.follow();
    goOn(1);
    goOn(2);
    goOn(0);
    expect(act.mock.calls).toEqual([
      [0, { type: "Leave" }],
      [1, { type: "Leave" }],
      [2, { type: "Take" }],
    ]);
  });

  it("leaves it for everybody if nobody takes it, and then waits at the next card", () => {
    asking.nobody();
    asking.follow();
    goOn(1);
    goOn(0, 2);
    goOn(1, 2);
    expect(act.mock.calls).toEqual([
      [0, { type: "Leave" }],
      [1, { type: "Leave" }],
    ]);
  });
});

describe("what can be answered", () => {
  it("is a slap, for those of this device who have not let the card go", () => {
    const slap = (seat: number, undecided: boolean) =>
      askOf(seat, "slap", { domain: { card: 3, fastest: 120, longest: 9000, undecided } });
    const answers = answersTo([slap(0, true), slap(1, false), slap(2, true)], [0, 1]);
    expect(answers).toMatchObject({
      slap: [0, 1],
      undecided: [0],
      slaps: { card: 3, fastest: 120 },
    });
    expect(answersTo([slap(2, true)], [0, 1])).toMatchObject({
      slap: [],
      undecided: [],
      slaps: null,
    });
  });

  it("is a colour, for those of this device who may choose one", () => {
    const choose = (colour: string) => ({ type: "ChooseColour", colour });
    const asks = [
      askOf(2, "draw", { choices: [{ type: "Draw" }, choose("green")] }),
      askOf(0, "colour", { choices: [choose("green"), choose("purple")] }),
      askOf(1, "colour"),
    ];
    expect(answersTo(asks, [0, 2])).toMatchObject({
      draw: 2,
      colours: [
        { seat: 2, free: ["green"] },
        { seat: 0, free: ["green", "purple"] },
      ],
    });
    expect(answersTo(asks, [1]).colours).toEqual([]);
  });

  it("is one vote at a time", () => {
    const vote = (seat: number, ...children: number[]) =>
      askOf(seat, "vote", { choices: children.map((child) => ({ type: "Vote", child })) });
    expect(answersTo([vote(0, 1, 2), vote(1, 0, 2)], [0, 1]).vote).toEqual({
      seat: 0,
      children: [1, 2],
    });
  });
});

describe("before the first token", () => {
  const sight = (turn: number) =>
    ({
      seat: null,
      view: { turn } as View,
      asks: [askOf(1, "draw"), askOf(0, "colour"), askOf(2, "colour")],
      outcome: null,
    }) as unknown as SightSent;
  const name = (seat: number) => ["Ana", "Ben", "Cléo"][seat] ?? "";

  beforeEach(async () => {
    await setLanguage("en");
    await loadWords("dark_wood");
  });

  it("only whoever draws is waited for, and the others hear that they may choose", () => {
    const call = callFor(sight(1), { mine: [0], name });
    expect(call).toMatchObject({
      mine: false,
      hint: "Would you like another colour? Choose it now.",
    });
    expect(call.text).toContain("Ben");
    expect(call.text).not.toContain("Ana");
    expect(callFor(sight(1), { mine: [], name }).hint).toBeUndefined();
    expect(callFor(sight(2), { mine: [0], name }).hint).toBeUndefined();
  });

  it("a chosen colour is told by its name and worn from then on", () => {
    const beat = { type: "ColourChosen", seat: 1, colours: ["red", "green"] } as const;
    const chosen = { ...beat, colours: [...beat.colours] };
    expect(told(chosen, name).line).toBe("Ben chooses green.");
    const view = after({ colours: ["red", "blue"], chosen: [0] } as unknown as View, chosen);
    expect(colourOf(view, 1)).not.toBe(colourOf({ colours: ["red", "blue"] }, 1));
    expect(view.chosen).toEqual([0, 1]);
  });
});

describe("the drum", () => {
  it("shows each beat once, for a moment", () => {
    vi.useFakeTimers();
    const now = { mine: [0], feeling: 0, drummed: { type: "drummed", seat: 2 } as const };
    const drumming = new Drumming(() => now);
    drumming.follow();
    expect(drumming.seats, "what was heard before this screen is not heard again").toEqual([]);
    now.drummed = { type: "drummed", seat: 2 };
    drumming.follow();
    drumming.follow();
    expect(drumming.seats).toEqual([2]);
    now.drummed = { type: "drummed", seat: 2 };
    drumming.follow();
    expect(drumming.seats).toEqual([2, 2]);
    vi.runAllTimers();
    expect(drumming.seats).toEqual([]);
    vi.useRealTimers();
  });

  it("is for those of this device who wait while somebody feels", () => {
    const drum = vi.fn();
    const thump = (mine: number[], feeling: number | null) =>
      new Drumming(() => ({ mine, feeling, drum })).thump;
    expect(thump([1], 1)).toBeNull();
    expect(thump([1], null)).toBeNull();
    expect(thump([], 0)).toBeNull();
    expect(new Drumming(() => ({ mine: [1], feeling: 0 })).thump).toBeNull();
    thump([0, 1], 0)?.();
    expect(drum).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe("practising", () => {
  it("asks which tree it was among six, of which some look like it", () => {
    for (let i = 0; i < 20; i++) {
      const { tree, choices } = new Practising();
      const [outline, holes] = tree.split("-");
      expect(new Set(choices).size).toBe(6);
      expect(choices).toContain(tree);
      expect(choices.filter((one) => one.startsWith(`${outline}-`)).length).toBeGreaterThanOrEqual(
        3,
      );
      expect(choices.filter((one) => one.endsWith(`-${holes}`)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it("goes on by doing: an edge, then an edge that was followed", () => {
    const practising = new Practising();
    const feel = (what: "edge" | "wood", toward: number | null = null) =>
      practising.learn({ what, toward, x: 0, y: 0 });
    feel("wood");
    expect(practising.lesson).toBe(1);
    feel("edge", 0);
    expect(practising.lesson).toBe(2);
    for (let i = 0; i < 9; i++) feel("edge", 0);
    expect(practising.lesson).toBe(2);
    for (const toward of [1, 2, 3, 4]) feel("edge", toward);
    expect(practising.lesson).toBe(3);
  });

  it("has another tree next", () => {
    const practising = new Practising();
    for (let i = 0; i < 20; i++) {
      const before = practising.tree;
      practising.next();
      expect(practising.tree).not.toBe(before);
    }
  });
});

it("draws every tree, no two alike, and nothing for a strange name", () => {
  const shapes = TREES.map(shapeOf);
  expect(new Set(shapes).size).toBe(TREES.length);
  expect(shapeOf("fir-side").startsWith(shapeOf("fir-none"))).toBe(true);
  expect(shapeOf("constructor-toString")).toBe("");
});
