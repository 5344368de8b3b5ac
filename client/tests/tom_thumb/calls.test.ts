// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "$client/generated/tom_thumb";
import type { AskSeen, SightSent } from "$client/generated/wire";
import { callFor } from "$games/tom_thumb/screen/calls";
import { isTalk } from "$games/tom_thumb/screen/calm.svelte";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { askOf } from "../made";

const between = (seat: number) => askOf(seat, "between", { choices: [{ type: "MoreTime" }] });
const draw = askOf(1, "draw", { choices: [{ type: "DrawCards" }] });

function call(asks: AskSeen[], view: Partial<View>, mine: number[]) {
  const sight = { asks, view: { guide: 1, voices: [], go_on: [], ...view }, outcome: null };
  const name = (seat: number) => `P${seat}`;
  return callFor(sight as unknown as SightSent, { mine, name, wolves: null, placing: null });
}

beforeAll(async () => {
  await setLanguage("en");
  await loadWords("tom_thumb");
});

describe("while a computer Guide waits", () => {
  const asks = [between(0), between(2)];

  it("people talk until the Guide may draw", () => {
    expect([isTalk(asks), isTalk([...asks, draw]), isTalk([draw])]).toEqual([true, false, false]);
  });

  it("calls those who have not said go on", () => {
    expect(call(asks, { go_on: [2] }, [0]).mine).toBe(true);
    expect(call(asks, { go_on: [2] }, [2]).mine).toBe(false);
    expect(call(asks, { go_on: [2] }, [0, 2]).mine).toBe(true);
  });

  it("says what is proposed first, and what is waited for below", () => {
    const voices = [{ what: "tree", seats: [2] }];
    expect(call(asks, { voices }, [0])).toMatchObject({
      text: "P2 proposes: “Tall tree”",
      hint: "P1 draws cards when you are ready, or the candle is down.",
    });
    expect(call(asks, { go_on: [0] }, [0]).hint).toBe("Waiting for P2");
  });
});
