import { describe, expect, test } from "vitest";
import { answerTo, isRight, type Step } from "$client/lesson/lesson";

const step: Step = {
  id: "find",
  does: { type: "TurnUp", at: 3 },
  wrong: [
    { move: { type: "TurnUp", at: 4 }, say: "find-marsh" },
    { move: { type: "SpendPebble" }, say: "find-pebble" },
  ],
};

describe("what a step waits for", () => {
  test("the very move that it names", () => {
    expect(isRight(step, { type: "TurnUp", at: 3 })).toBe(true);
    expect(isRight(step, { type: "TurnUp", at: 4 })).toBe(false);
    expect(isRight(step, { type: "TurnUp", at: 3, more: 1 })).toBe(false);
  });

  test("any value where it is free", () => {
    const slap: Step = { id: "slap", does: { type: "Slap", after: 0.4 }, free: ["after"] };
    expect(isRight(slap, { type: "Slap", after: 2.5 })).toBe(true);
    expect(isRight(slap, { type: "Pass", after: 0.4 })).toBe(false);
  });

  test("nothing, where one only listens", () => {
    expect(isRight({ id: "goal" }, { type: "Ready" })).toBe(false);
  });
});

describe("what a wrong try is told", () => {
  test("the first answer that fits it", () => {
    expect(answerTo(step, { type: "TurnUp", at: 4 })).toBe("find-marsh");
    expect(answerTo(step, { type: "SpendPebble" })).toBe("find-pebble");
  });

  test("or the step's general one", () => {
    expect(answerTo(step, { type: "TurnUp", at: 0 })).toBe("find-wrong");
  });
});
