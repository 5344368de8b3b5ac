// @vitest-environment happy-dom
/** The shared screen finds words and pictures by name: here those of Tom Thumb. */
import { beforeAll, describe, expect, it } from "vitest";
import { callOf, choicesIn, drawingOf, idOf, toldAgainOf, toldOf } from "$client/table/any";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { askOf } from "../made";

const name = (seat: number) => ["Lena", "Tom", "Oma"][seat] ?? "";
const READY = { type: "Ready" };
const LOOK = [0, 1].map((seat) => askOf(seat, "look", { choices: [READY], seconds: 20 }));

beforeAll(async () => {
  await loadWords("tom_thumb");
  await setLanguage("en");
});

describe("an answer", () => {
  it("is called by the name of its move", () => {
    expect(["Pick", "GoHome", "SpendPebble"].map(idOf)).toEqual([
      "pick",
      "go-home",
      "spend-pebble",
    ]);
  });

  it("has a label and a picture, and belongs to the seat that is asked", () => {
    const asks = [askOf(1, "seek", { choices: [{ type: "SpendPebble" }, { type: "KeepQuiet" }] })];
    expect(choicesIn(asks, { mine: [1], name })).toMatchObject([
      { seat: 1, move: { type: "SpendPebble" }, label: "Spend a pebble", drawing: undefined },
      { seat: 1, move: { type: "KeepQuiet" }, label: "Keep quiet" },
    ]);
    expect(choicesIn(asks, { mine: [0], name })).toEqual([]);
  });

  it("is Ready for everybody who looks on this device", () => {
    const ready = choicesIn(LOOK, { mine: [0, 1], name });
    expect(ready.map(({ seat, label }) => [seat, label])).toEqual([
      [0, "Ready"],
      [1, "Ready"],
    ]);
  });
});

describe("a picture", () => {
  it("is of the thing that it is about, or of what is done", () => {
    expect(drawingOf({ type: "NamePlace", place: "cave" } as { type: string })).toBe("cave");
    expect(drawingOf({ type: "StoneBridge" })).toBe("stone_bridge");
    expect(drawingOf({ type: "NobodyDrewThis" })).toBeUndefined();
  });
});

describe("the call", () => {
  it("is for whoever answers here, with its hint", () => {
    expect(callOf(LOOK, {}, { mine: [1], name })).toEqual({
      text: "Look round and remember it all, the wolves too.",
      hint: "Tap Ready when you know it. It ends when the candle is down.",
      mine: true,
    });
  });

  it("names whom all the others wait for", () => {
    const asks = [askOf(0, "draw")];
    const { text, mine } = callOf(asks, {}, { mine: [1], name });
    expect([text, mine]).toEqual(["Lena leads the way and will draw cards.", false]);
    expect(callOf([], {}, { mine: [1], name }).text).toBe("");
  });

  it("may say what is in the view", () => {
    const asks = [askOf(0, "seek", { choices: [READY] })];
    const view = { place: "marsh", turn: 3 };
    expect(callOf(asks, view, { mine: [0], name }).text).toBe("Lena, where is Marsh?");
  });
});

describe("what happened", () => {
  it("is told with names, and read again without what lies covered", () => {
    const event = { type: "Found", seat: 1, place: "cave" };
    expect(toldOf(event, name)).toBe("Found: Cave!");
    expect(toldAgainOf({ type: "Found", seat: 1 } as { type: string }, name)).toBe(
      "Tom turns up the right tile.",
    );
    expect(toldAgainOf({ type: "KeptQuiet", seat: 2 } as { type: string }, name)).toBe(
      "Oma keeps quiet.",
    );
  });
});
