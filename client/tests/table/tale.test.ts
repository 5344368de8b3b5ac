// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { choosePace } from "$client/device/pace.svelte";
import { Tale } from "$client/table/tale.svelte";
import { askOf, sightOf } from "../made";

/** The table of these tests is the list of what was told on it. */
interface Happened {
  name: string;
  ms: number;
  light?: boolean;
  words?: string;
}
type Shown = string[];

const LONGEST_LAG = 4500;
const told: string[] = [];
const kept: string[] = [];

function begin(): Tale<Happened, Shown> {
  return new Tale<Happened, Shown>(sightOf({ seq: 1, view: [] }), {
    lasts: ({ ms }) => ms,
    isLight: ({ light }) => light ?? false,
    after: (view, { name }) => [...view, name],
    tell: ({ name, words }) => {
      told.push(name);
      return words ?? "";
    },
    keep: ({ name }) => kept.push(name),
  });
}

/** A sight with these events; the table it ends on is "at N". */
const sight = (seq: number, ...events: Happened[]) =>
  sightOf({ seq, view: [`at ${seq}`], events, asks: [askOf(0, "roll")] });

const beat = (name: string, ms = 1000, rest: Partial<Happened> = {}) => ({ name, ms, ...rest });

/** Runs until nothing is told any more; how long that took. */
function settled(tale: Tale<Happened, Shown>): number {
  const start = Date.now();
  while (tale.event) vi.advanceTimersToNextTimer();
  return Date.now() - start;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = kept.length = 0;
  choosePace("normal");
});

describe("what happened", () => {
  it("is shown one after the other, each for its time, and ends on the table as it is", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a", 1000), beat("b", 500)), false, false);
    expect([tale.event?.name, tale.view]).toEqual(["a", ["a"]]);
    vi.advanceTimersByTime(999);
    expect(tale.event?.name).toBe("a");
    vi.advanceTimersByTime(1);
    expect([tale.event?.name, tale.view]).toEqual(["b", ["a", "b"]]);
    vi.advanceTimersByTime(500);
    expect([tale.event, tale.view]).toEqual([null, ["at 2"]]);
    expect(told).toEqual(["a", "b"]);
  });

  it("is told in order when the next sight comes meanwhile", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a")), false, false);
    tale.follow(sight(3, beat("b")), false, false);
    expect(tale.view).toEqual(["a"]);
    vi.advanceTimersByTime(1000);
    expect([tale.event?.name, tale.view]).toEqual(["b", ["at 2", "b"]]);
    vi.advanceTimersByTime(1000);
    expect(tale.view).toEqual(["at 3"]);
  });

  it("begins on the table as the sight before had it, also where that told nothing", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a"), beat("b")), false, false);
    tale.follow(sight(3), false, false);
    tale.follow(sight(4, beat("c")), false, false);
    const shown: Shown[] = [];
    while (tale.event) {
      shown.push(tale.view);
      vi.advanceTimersToNextTimer();
    }
    expect(shown).toEqual([["a"], ["a", "b"], ["at 3", "c"]]);
    expect(tale.view).toEqual(["at 4"]);
  });

  it("is told once, though the same sight comes twice", () => {
    const tale = begin();
    const same = sight(2, beat("a"));
    tale.follow(same, false, false);
    tale.follow(same, false, false);
    tale.follow(sight(2, beat("a")), false, false);
    settled(tale);
    expect(told).toEqual(["a"]);
  });

  it("is not told of an older table: it is only shown", () => {
    const tale = begin();
    tale.follow(sight(5), false, false);
    tale.follow(sight(3, beat("old")), false, false);
    expect([told, tale.view]).toEqual([[], ["at 3"]]);
  });

  it("can be skipped: the table is there at once, and nothing comes after", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a"), beat("b")), false, false);
    tale.settle();
    expect([tale.event, tale.view, tale.busy]).toEqual([null, ["at 2"], false]);
    vi.advanceTimersByTime(10_000);
    expect([told, tale.view]).toEqual([["a"], ["at 2"]]);
  });
});

describe("what is asked", () => {
  it("waits until all that matters has been shown", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a"), beat("b", 500, { light: true })), false, false);
    expect([tale.busy, tale.open]).toEqual([true, []]);
    vi.advanceTimersByTime(1000);
    expect(tale.event?.name).toBe("b");
    expect([tale.busy, tale.open.length]).toEqual([false, 1]);
  });

  it("waits for something heavy that is still to come", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a", 500, { light: true }), beat("b")), false, false);
    expect(tale.open).toEqual([]);
  });

  it("keeps the last words while something without words is shown, and drops them then", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a", 1000, { words: "A howl!" }), beat("b")), false, false);
    expect(tale.telling).toBe("A howl!");
    vi.advanceTimersByTime(1000);
    expect([tale.event?.name, tale.telling]).toEqual(["b", "A howl!"]);
    vi.advanceTimersByTime(1000);
    expect(tale.telling).toBe("");
  });
});

describe("without waiting", () => {
  it("instantly: all is told, nothing takes time", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a"), beat("b")), true, false);
    expect([told, tale.view, tale.open.length]).toEqual([["a", "b"], ["at 2"], 1]);
  });

  it("silently, in a replay: nothing is told and nothing can be answered", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a")), false, true);
    expect([told, tale.view, tale.open]).toEqual([[], ["at 2"], []]);
  });

  it("whoever was away sees the table as it is now", () => {
    const tale = begin();
    const eight = Array.from({ length: 8 }, (_, i) => beat(`${i}`, 200));
    tale.follow(sight(2, ...eight), false, false);
    expect(tale.event?.name).toBe("0");
    tale.settle();
    tale.follow(sight(3, ...eight, beat("ninth")), false, false);
    expect([tale.event, tale.view]).toEqual([null, ["at 3"]]);
  });
});

describe("when sights come faster than they can be shown", () => {
  it.each([
    ["normal", 1],
    ["quick", 0.6],
    ["calm", 1.6],
  ] as const)("the table is never far behind: %s", (chosen, factor) => {
    choosePace(chosen);
    const tale = begin();
    for (let seq = 2; seq < 40; seq++) {
      tale.follow(sight(seq, beat(`${seq}`, 1500)), false, false);
      vi.advanceTimersByTime(300);
    }
    expect(settled(tale)).toBeLessThanOrEqual(LONGEST_LAG * factor + 1500);
    expect(tale.view).toEqual(["at 39"]);
  });

  it("beats become shorter, but none is too short to be seen", () => {
    const tale = begin();
    const started: number[] = [];
    tale.follow(sight(2, beat("0", 2000)), false, false);
    for (let i = 0; i < 4; i++) tale.follow(sight(3 + i, beat(`${i + 1}`, 2000)), false, false);
    const start = Date.now();
    let last = "";
    while (tale.event) {
      if (tale.event.name !== last) started.push(Date.now() - start);
      last = tale.event.name;
      vi.advanceTimersByTime(1);
    }
    const lengths = started.slice(1).map((at, i) => at - (started[i] ?? 0));
    expect(lengths.length).toBe(4);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(90);
    expect(Date.now() - start).toBeLessThanOrEqual(LONGEST_LAG + 90);
    expect(told).toEqual(["0", "1", "2", "3", "4"]);
  });

  it("what could no longer be seen is left out", () => {
    const tale = begin();
    tale.follow(sight(2, beat("a", 9000)), false, false);
    tale.follow(sight(3, beat("b", 9000), beat("c", 100)), false, false);
    expect([tale.event, tale.view]).toEqual([null, ["at 3"]]);
  });
});
