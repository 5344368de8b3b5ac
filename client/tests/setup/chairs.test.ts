// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { me, rememberCompanions } from "$client/device/me.svelte";
import type { GameSeen } from "$client/generated/wire";
import {
  asSeat,
  type Chair,
  chairName,
  chairsWith,
  faceOf,
  newChair,
  remembersLike,
} from "$client/setup/chairs/chairs";
import { Suggested } from "$client/setup/suggested.svelte";
import type { Value } from "$client/setup/options/schema";
import { loadWords, setLanguage } from "$client/words/words.svelte";

beforeAll(async () => {
  await loadWords("ali_baba");
  await setLanguage("en");
});

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(me, { name: "Léa", picture: "child-2", age: "age10" });
});

describe("the chairs of a company", () => {
  it("are mine and those of computers, never two alike", () => {
    const chairs = chairsWith(["age7", "adult", "age70", "age7", "age7"]);
    expect(chairs.map(({ who }) => who)).toEqual(["me", ...Array<string>(5).fill("computer")]);
    expect(new Set(chairs.map(({ name }) => name)).size).toBe(6);
    expect(new Set(chairs.map(({ id }) => id)).size).toBe(6);
  });
});

describe("a new chair", () => {
  it("gets a companion of earlier evenings who does not sit there yet", () => {
    rememberCompanions([
      { name: "Léa", picture: "child-2" },
      { name: "Sam", picture: "child-5", age: "age7" },
      { name: "Oma", picture: "child-6" },
    ]);
    const chairs = chairsWith([]);
    chairs.push(newChair("here", chairs));
    chairs.push(newChair("here", chairs));
    chairs.push(newChair("here", chairs));
    expect(chairs.map(({ name }) => name)).toEqual(["Léa", "Sam", "Oma", ""]);
    expect(chairs.map(remembersLike)).toEqual(["age10", "age7", "adult", "adult"]);
  });

  it("gets a picture that nobody has, as long as there is one", () => {
    const chairs: Chair[] = chairsWith([]);
    for (let i = 0; i < 7; i++) chairs.push(newChair("link", chairs));
    expect(new Set(chairs.map(({ picture }) => picture)).size).toBe(8);
    expect(newChair("link", chairs).picture).toBe("child-1");
  });
});

describe("a chair", () => {
  const computer = newChair("computer", [], "age70");

  it("is called by its name, its picture or its number", () => {
    const chairs = chairsWith([]);
    expect(chairName(chairs[0]!, 0)).toBe("Léa");
    me.name = "";
    expect(chairName(chairs[0]!, 0)).toBe("Sam (you)");
    expect(chairName(newChair("link", chairs), 3)).toBe("Seat 4");
  });

  it("becomes a seat: here, behind a link, or a computer's", () => {
    const [mine] = chairsWith([]);
    expect(asSeat(mine!, false)).toEqual({ who: "here", name: "Léa", picture: "child-2" });
    expect(asSeat(mine!, true).who).toBe("link");
    expect(asSeat(newChair("link", [mine!]), false).who).toBe("link");
    expect(asSeat(computer, true)).toEqual({
      who: "computer",
      name: computer.name,
      persona: "age70",
      face: 1,
    });
  });

  it("counts in the odds as whoever sits there, and looks like them", () => {
    expect([remembersLike(computer), faceOf(computer)]).toEqual(["age70", "age70"]);
    expect(faceOf(chairsWith([])[0]!)).toBe("child-2");
    expect(faceOf(newChair("link", []))).toBe("adult");
  });
});

describe("a suggestion", () => {
  const game = { presets: { basic: { places: 6 } } } as unknown as GameSeen;
  const share = { won: null, seats: [] };

  it("changes options, one after the other, and each can be taken back", () => {
    const values: Record<string, Value> = { mode: "basic", places: null };
    const suggested = new Suggested(game, values, () => []);
    suggested.apply({ changes: { places: 7 }, ...share });
    suggested.apply({ changes: { places: 8, mode: "hard" }, ...share });
    expect(values).toEqual({ mode: "hard", places: 8 });
    suggested.undo();
    expect(values).toEqual({ mode: "basic", places: 7 });
    suggested.undo();
    expect([values.places, suggested.canUndo]).toEqual([null, false]);
  });

  it("says what each gets and what changes for all", async () => {
    await loadWords("dark_wood");
    const suggested = new Suggested(game, { sleepy: 0 }, () => chairsWith(["age7"]));
    const said = suggested.say({ changes: { pebbles: [2, 0], sleepy: 1 }, ...share });
    expect(said).toContain("Léa");
    expect(said).toContain("sleepier");
  });

  it("gives pebbles to chairs; one that has come since has nothing to give back", () => {
    let chairs = chairsWith(["age7"]);
    const suggested = new Suggested(game, {}, () => chairs);
    chairs[1]!.own.pebbles = 1;
    const given = { changes: { pebbles: [2, 0] }, ...share };
    expect(suggested.say(given)).toContain("Léa");
    suggested.apply(given);
    expect(chairs.map(({ own }) => own.pebbles)).toEqual([2, 0]);
    chairs = [newChair("link", chairs), ...chairs];
    suggested.undo();
    expect(chairs.map(({ own }) => own.pebbles)).toEqual([0, 0, 1]);
  });
});
