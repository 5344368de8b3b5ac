import { describe, expect, test } from "vitest";
import type { Step } from "$client/generated/wire";
import { momentsOf } from "$client/why/moments";
import type { Why } from "$client/why/why";

interface Happened {
  what: string;
  weight: number;
}

const why: Why<unknown, unknown> = (event) => {
  const { what, weight } = event as Happened;
  return weight ? { text: what, pictures: [], hurts: true, weight } : null;
};

function steps(...events: Happened[][]): Step[] {
  return events.map((events) => ({ seat: null, move: null, view: {}, asks: [], events }));
}

const eyes = { mine: [0], name: String, over: true };
const told = (...events: Happened[][]) =>
  momentsOf(steps(...events), why, eyes).map(({ what, at }) => `${at} ${what.text}`);

describe("the moments that decided a game", () => {
  test("the three that weigh most, in the order in which they came", () => {
    expect(
      told(
        [{ what: "a", weight: 2 }],
        [{ what: "b", weight: 9 }],
        [{ what: "c", weight: 1 }],
        [{ what: "d", weight: 5 }],
      ),
    ).toEqual(["0 a", "1 b", "3 d"]);
  });

  test("one of each step, and the same thing only once: the last time", () => {
    expect(
      told(
        [
          { what: "a", weight: 2 },
          { what: "b", weight: 3 },
        ],
        [{ what: "c", weight: 4 }],
        [{ what: "c", weight: 4 }],
      ),
    ).toEqual(["0 b", "2 c"]);
  });

  test("none where nothing weighs anything", () => {
    expect(told([{ what: "a", weight: 0 }], [])).toEqual([]);
  });
});
