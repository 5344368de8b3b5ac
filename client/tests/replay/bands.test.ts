import { describe, expect, it } from "vitest";
import type { Known, ThingKnown } from "$client/generated/wire";
import { bandsOf, middleOf, momentAt, outlineOf } from "$client/replay/bands";

const thing = (...shares: (number | null)[]): ThingKnown => ({ thing: "hut", noticed: [], shares });

describe("the moment of a step", () => {
  const known = { moments: [0, 3, 7] } as Known;

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [6, 1],
    [7, 2],
    [99, 2],
  ])("step %i belongs to moment %i", (step, moment) => {
    expect(momentAt(known, step)).toBe(moment);
  });

  it("is none before the first", () => {
    expect(momentAt({ moments: [2] } as Known, 1)).toBe(-1);
  });
});

describe("what was known, as a band", () => {
  it("goes from where it was first known to the end", () => {
    expect(bandsOf(thing(null, 1, 0.5), [0, 2, 4], 6)).toEqual([
      [
        { x: 2, share: 1 },
        { x: 2.5, share: 1 },
        { x: 3.5, share: 1 },
        { x: 4.5, share: 0.5 },
        { x: 5.5, share: 0.5 },
        { x: 6, share: 0.5 },
      ],
    ]);
  });

  it("is torn where there was nothing to know", () => {
    const bands = bandsOf(thing(1, null, 0.2), [0, 1, 2], 3);
    expect(bands).toHaveLength(2);
    expect(bands.map((band) => [band[0]?.x, band.at(-1)?.x])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("goes on, however thin, where it was there and nobody knew it any more", () => {
    expect(bandsOf(thing(1, 0), [0, 1], 2)[0]?.at(-1)).toEqual({ x: 2, share: 0 });
  });

  it("is nothing for what was never there to be known", () => {
    expect(bandsOf(thing(null, null), [0, 1], 2)).toEqual([]);
  });

  it("is as thick as many know it, around its line", () => {
    const band = [
      { x: 0, share: 1 },
      { x: 2, share: 0.5 },
    ];
    expect(outlineOf(band, 10, (share) => 8 * share)).toBe("M0 6L2 8L2 12L0 14Z");
  });
});

it("puts a step into the middle of its cell", () => {
  expect([middleOf(0, 4), middleOf(3, 4)]).toEqual(["12.5%", "87.5%"]);
});
