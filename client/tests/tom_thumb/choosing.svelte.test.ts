// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Move, View } from "$client/generated/tom_thumb";
import { answersTo } from "$games/tom_thumb/screen/answers";
import { Choosing } from "$games/tom_thumb/screen/choosing.svelte";
import { askOf } from "../made";

const act = vi.fn();

function asked(kind: string, moves: Move[], shown: string[] = []) {
  const answers = answersTo([askOf(0, kind, { choices: moves })], [0]);
  let moment = $state.raw({});
  const choosing = new Choosing(
    () => ({ answers, view: { shown } as unknown as View, moment }),
    act,
  );
  return { choosing, next: () => (moment = {}) };
}

beforeEach(() => {
  act.mockReset();
});

describe("a swap", () => {
  const PAIRS: Move[] = [
    { type: "Swap", wolves: 1, other: 2 },
    { type: "Swap", wolves: 1, other: 3 },
    { type: "Swap", wolves: 2, other: 1 },
  ];

  it("is said in two taps: where the wolves are, and what they trade with", () => {
    const { choosing } = asked("swap", PAIRS);
    expect(choosing.tiles).toEqual([1, 2]);
    choosing.choose(1);
    expect([choosing.wolves, act.mock.calls.length]).toEqual([1, 0]);
    choosing.choose(3);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, { type: "Swap", wolves: 1, other: 3 });
  });

  it("can be taken back by tapping the same tile again, or by Escape", () => {
    const { choosing } = asked("swap", PAIRS);
    choosing.choose(1);
    choosing.choose(1);
    expect(choosing.wolves).toBeNull();
    choosing.choose(2);
    choosing.takeBack();
    expect(choosing.wolves).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it("is begun anew when a lesson did not take it", () => {
    const { choosing } = asked("swap", PAIRS);
    act.mockReturnValue(false);
    choosing.choose(1);
    choosing.choose(2);
    expect(choosing.wolves).toBeNull();
  });

  it("that was begun is forgotten when the table goes on", () => {
    const { choosing, next } = asked("swap", PAIRS);
    choosing.choose(1);
    next();
    expect(choosing.wolves).toBeNull();
  });
});

describe("a new tile", () => {
  const GAPS: Move[] = [
    { type: "InsertTile", place: "hut", gap: 0 },
    { type: "InsertTile", place: "hut", gap: 1 },
    { type: "InsertTile", place: "cave", gap: 4 },
  ];

  it("is the first one, unless another was taken up", () => {
    const { choosing } = asked("insert", GAPS, ["hut", "cave"]);
    expect([choosing.placing, choosing.gaps]).toEqual(["hut", [0, 1]]);
    choosing.take("cave");
    expect([choosing.placing, choosing.gaps]).toEqual(["cave", [4]]);
    choosing.choose(4);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, { type: "InsertTile", place: "cave", gap: 4 });
  });
});

it("points rather than turns up where both are asked", () => {
  const { choosing } = asked("point", [
    { type: "Point", at: 2 },
    { type: "TurnUp", at: 2 },
  ]);
  choosing.choose(2);
  expect(act).toHaveBeenCalledExactlyOnceWith(0, { type: "Point", at: 2 });
});

it("does nothing where nothing is asked", () => {
  const { choosing } = asked("draw", [{ type: "DrawCards" }]);
  choosing.choose(2);
  expect(act).not.toHaveBeenCalled();
});
