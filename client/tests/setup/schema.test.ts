import { describe, expect, it } from "vitest";
import type { GameSeen } from "$client/generated/wire";
import type { Chair } from "$client/setup/chairs/chairs";
import { chosen, eachOf, inForce, optionsOf, type Value } from "$client/setup/options/schema";

const PROPERTIES = {
  mode: { enum: ["basic", "legendary"], default: "basic" },
  storm: { type: "boolean", default: false },
  boots: { anyOf: [{ type: "boolean" }, { type: "null" }], default: null },
  ogre_tiles: { type: "integer", minimum: 3, maximum: 6, default: 6 },
  pebbles_in_all: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], default: null },
  first_guide: { type: "integer", format: "seat", minimum: 0, default: 0 },
  first_player: { anyOf: [{ type: "integer", format: "seat" }, { type: "null" }], default: null },
  first_circle: { type: "integer", minimum: 4, maximum: 9, default: 7 },
  pebbles: { type: "array", items: { type: "integer", maximum: 3 }, default: [] },
  left_out: { type: "array", items: { enum: ["fir", "ball"] }, maxItems: 1, default: [] },
  colours: { type: "array", items: { type: "string" } },
  secret: { type: "string" },
};

const game = {
  options: { properties: PROPERTIES },
  presets: { basic: { boots: true }, legendary: { boots: false, pebbles_in_all: 1 } },
} as unknown as GameSeen;

const OPTIONS = optionsOf(game);
const DEFAULTS: Record<string, Value> = Object.fromEntries(
  OPTIONS.map(({ name, initial }) => [name, initial]),
);
const chair = (pebbles?: number) =>
  ({ own: pebbles === undefined ? {} : { pebbles } }) as unknown as Chair;

describe("a game's options", () => {
  it("are read by their kind", () => {
    const named = Object.fromEntries(OPTIONS.map((option) => [option.name, option]));
    expect(named.mode).toMatchObject({ kind: "enum", values: ["basic", "legendary"] });
    expect(named.storm).toMatchObject({ kind: "boolean", follows: false, initial: false });
    expect(named.boots).toMatchObject({ kind: "boolean", follows: true, initial: null });
    expect(named.ogre_tiles).toMatchObject({ kind: "number", least: 3, most: 6, follows: false });
    expect(named.pebbles_in_all).toMatchObject({
      kind: "number",
      least: 0,
      most: 99,
      follows: true,
    });
    expect(named.first_guide).toMatchObject({ kind: "seat", byLot: false, initial: 0 });
    expect(named.first_player).toMatchObject({ kind: "seat", byLot: true, initial: null });
    expect(named.first_circle).toMatchObject({ kind: "number", least: 4, most: 9 });
    expect(named.pebbles).toMatchObject({ kind: "each", most: 3 });
    expect(named.left_out).toMatchObject({ kind: "some", values: ["fir", "ball"], most: 1 });
  });

  it("that the page has no form for are left out", () => {
    expect(OPTIONS.map(({ name }) => name)).not.toContain("colours");
    expect(OPTIONS.map(({ name }) => name)).not.toContain("secret");
    expect(optionsOf({ ...game, options: {} })).toEqual([]);
  });

  it("of which some may be chosen are sent once some are", () => {
    expect(chosen(OPTIONS, { ...DEFAULTS, left_out: [] }, [])).toEqual({});
    expect(chosen(OPTIONS, { ...DEFAULTS, left_out: ["fir"] }, [])).toEqual({ left_out: ["fir"] });
  });

  it("with a number for each seat are chosen on the chairs", () => {
    expect(eachOf(OPTIONS).map(({ name }) => name)).toEqual(["pebbles"]);
  });
});

describe("what is in force", () => {
  it("is one's own choice, or else what the mode says", () => {
    expect(inForce(game, DEFAULTS, "boots")).toBe(true);
    expect(inForce(game, { ...DEFAULTS, mode: "legendary" }, "boots")).toBe(false);
    expect(inForce(game, { ...DEFAULTS, boots: false }, "boots")).toBe(false);
    expect(inForce(game, { ...DEFAULTS, mode: "legendary" }, "pebbles_in_all")).toBe(1);
    expect(inForce(game, DEFAULTS, "pebbles_in_all")).toBeNull();
    expect(inForce(game, { ...DEFAULTS, pebbles_in_all: 0 }, "pebbles_in_all")).toBe(0);
  });
});

describe("what is sent", () => {
  it("is only what differs from the defaults", () => {
    expect(chosen(OPTIONS, DEFAULTS, [chair(), chair()])).toEqual({});
    const values = { ...DEFAULTS, storm: true, boots: false, first_player: 2, ogre_tiles: 6 };
    expect(chosen(OPTIONS, values, [])).toEqual({ storm: true, boots: false, first_player: 2 });
  });

  it("has a number for every seat as soon as one has any", () => {
    expect(chosen(OPTIONS, DEFAULTS, [chair(0), chair(2), chair()])).toEqual({
      pebbles: [0, 2, 0],
    });
  });
});
