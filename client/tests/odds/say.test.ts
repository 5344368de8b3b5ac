// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { Share, Suggestion } from "$client/generated/wire";
import {
  company,
  inTen,
  isEven,
  moodOf,
  sayChanges,
  sayEach,
  sayOdds,
  sidesOf,
} from "$client/odds/say";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { oddsOf } from "../made";

const share = (rate: number): Share => ({ count: 0, of: 1, rate, low: rate, high: rate });
const suggestion = (changes: object, ...rates: number[]): Suggestion => ({
  changes: changes as Suggestion["changes"],
  won: null,
  seats: rates.map(share),
});

beforeAll(async () => {
  await loadWords("tom_thumb");
  await setLanguage("en");
});

describe("the odds in words", () => {
  it.each([
    [0.29, "A hard evening"],
    [0.3, "A challenging evening"],
    [0.44, "A challenging evening"],
    [0.45, "A good evening"],
    [0.74, "A good evening"],
    [0.75, "A gentle evening"],
  ])("%f is called: %s", (rate, words) => {
    expect(moodOf(share(rate))).toBe(words);
  });

  it("of a game that is won together: the mood, and how often in ten", () => {
    expect(inTen(share(0.649))).toBe(6);
    const text = sayOdds(oddsOf({ won: share(0.649) }), []);
    expect(text).toMatch(/^A good evening\. .*6/);
  });

  it("of a game with one winner: whether it is even, and each one's chance", () => {
    const seats = [share(0.4), share(0.36), share(0.24)];
    expect(sayOdds(oddsOf({ seats }), ["Léa", "Sam", "Oma"])).toBe(
      "Some have better chances at the moment. Léa: 40 out of 100. Sam: 36 out of 100. Oma: 24 out of 100.",
    );
  });

  it("of sides: those who win together are named together", () => {
    const both = oddsOf({ seats: [share(0.5), share(0.5), share(0.5)], sides: [[0, 2], [1]] });
    expect(sayOdds(both, ["Léa", "Sam", "Oma"])).toBe(
      "Everyone has about the same chance. Léa and Oma: 50 out of 100. Sam: 50 out of 100.",
    );
    expect(sidesOf(oddsOf({ seats: [share(1), share(0)] }))).toEqual([[0], [1]]);
  });

  it("feel even as long as they are seven in a hundred apart", () => {
    expect(isEven([share(0.3), share(0.365), share(0.335)])).toBe(true);
    expect(isEven([share(0.3), share(0.38)])).toBe(false);
  });
});

describe("a company", () => {
  it("is counted by kind, in the order in which they sit", () => {
    const text = company(["adult", "age7", "adult", "age7"]);
    const alone = company(["adult"]);
    expect(text).toBe(`${company(["adult", "adult"])} and ${company(["age7", "age7"])}`);
    expect(company(["adult", "adult"])).not.toContain(alone);
  });
});

describe("a suggestion", () => {
  it("says more or fewer, on or off, each in the game's own words", () => {
    const said = (changes: Record<string, unknown>, before: unknown) =>
      sayChanges(changes, { now: () => before, names: [] });
    expect(said({ ogre_tiles: 4 }, 6)).not.toBe(said({ ogre_tiles: 6 }, 4));
    expect(said({ ogre_tiles: 4 }, 6)).toContain("two");
    expect(said({ mode: "legendary" }, "basic")).not.toBe("");
  });

  it("falls back on the option's name and its new value", () => {
    const before = { now: () => 20, names: [] };
    expect(sayChanges({ glance_seconds: 30 }, before)).toBe("Time for a glance: 30");
  });

  it("says what each would have then", () => {
    expect(sayEach(suggestion({}, 0.25, 0.25))).toBe("25 out of 100");
    expect(sayEach(suggestion({}, 0.25, 0.31, 0.28))).toBe("then 25 to 31 out of 100 each");
  });
});
