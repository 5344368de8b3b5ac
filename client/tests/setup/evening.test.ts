// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from "vitest";
import { me } from "$client/device/me.svelte";
import type { GameSeen } from "$client/generated/wire";
import { firstEvening, sayEvening } from "$client/setup/evening";
import { loadGameWords, loadWords, setLanguage } from "$client/words/words.svelte";

const GAME = {
  id: "dark_wood",
  default_seats: 4,
  options: { properties: { sleepy: { type: "integer", default: 0 } } },
  presets: {},
  evenings: {
    grown_up: { company: ["age7"], options: {} },
    child: { company: ["age7", "age70"], options: { pebbles: [1, 0, 2] } },
  },
} as unknown as GameSeen;

beforeAll(async () => {
  await loadWords();
  await loadGameWords(["dark_wood"]);
  await setLanguage("en");
});

beforeEach(() => {
  Object.assign(me, { name: "Léa", picture: "child-2" });
  delete me.age;
});

it("is that of a grown-up, unless somebody says that they are a child", () => {
  expect(firstEvening(GAME)).toBe(GAME.evenings.grown_up);
  me.age = "age70";
  expect(firstEvening(GAME)).toBe(GAME.evenings.grown_up);
  me.age = "age10";
  expect(firstEvening(GAME)).toBe(GAME.evenings.child);
});

it("is the game as in the box where a game says nothing of it", () => {
  const evening = firstEvening({ ...GAME, evenings: {} });
  expect(evening).toEqual({ company: ["age7", "adult", "age70"], options: {} });
});

it("is said in one line: with whom, and what is changed for whom", () => {
  expect(sayEvening(GAME, firstEvening(GAME))).toEqual(["Played by the computer: Mila"]);
  me.age = "age7";
  expect(sayEvening(GAME, firstEvening(GAME))).toEqual([
    "Played by the computer: Mila and Rosa",
    "one pebble for Léa and two pebbles for Rosa",
  ]);
});
