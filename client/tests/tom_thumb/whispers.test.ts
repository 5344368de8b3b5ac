// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { View } from "$client/generated/tom_thumb";
import type { SightSent } from "$client/generated/wire";
import type { Situation } from "$client/whisper/whisper";
import { whispers } from "$games/tom_thumb/screen/whispers";
import { eveningsOf } from "../golden";
import { askOf } from "../made";

function situationIn({ view, asks, seat }: SightSent): Situation<View> {
  const mine = seat === null ? [] : [seat];
  return {
    view: view as View,
    asked: asks.filter((ask) => ask.seat !== null && mine.includes(ask.seat)),
    kinds: asks.map(({ kind }) => kind),
    mine,
  };
}

const evenings = eveningsOf("tom_thumb");
const situations = evenings.flatMap(({ sights }) => sights.map(situationIn));
const heardIn = (now: Situation<View>) =>
  whispers.filter(({ when }) => when(now)).map(({ id }) => id);

/** What is asked in each part of a turn. */
const PARTS = [
  ["look", "glance"],
  ["draw", "between"],
  ["name"],
  ["seek", "decide", "boots"],
  ["swap"],
  ["insert"],
];
const partOf = (kinds: string[]) =>
  PARTS.findIndex((part) => part.some((kind) => kinds.includes(kind)));

/** Somebody spends a pebble: there is none in a golden game. */
function pointing(): Situation<View> {
  const ask = askOf(0, "point", { choices: [{ type: "KeepQuiet" }] });
  return { ...situations[0]!, asked: [ask], kinds: ["decide", "point"], mine: [0] };
}

describe("whispers", () => {
  it("have names of their own", () => {
    const ids = whispers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("come up in games as they are played", () => {
    const heard = new Set([...situations, pointing()].flatMap(heardIn));
    expect(whispers.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
  });

  it.each(evenings)("say first what it is about: $name, $eye", ({ sights }) => {
    const first = sights.map((sight) => heardIn(situationIn(sight))).find((ids) => ids.length);
    expect(first?.[0]).toBe("goal");
  });

  it.each(whispers)("$id is about one part of a turn, and then the next may come", ({ when }) => {
    const parts = situations.filter(when).map(({ kinds }) => partOf(kinds));
    expect(new Set(parts).size).toBeLessThanOrEqual(1);
    expect(parts).not.toContain(-1);
  });

  it("leave out what is not at this table: a Guide of two, a circle in the huge forest", () => {
    const souls = situations.filter(({ view }) => view.setting.two_lost_souls);
    const huge = situations.filter(({ view }) => view.spots);
    expect(souls.flatMap(heardIn)).not.toContain("guide");
    expect(huge.length).toBeGreaterThan(0);
    expect(huge.flatMap(heardIn)).not.toContain("room");
  });

  it("never advises the tree when its tile would complete the ogre", () => {
    const now = situations.find((one) => heardIn(one).includes("tree"))!;
    const { setting } = now.view;
    const nearly = { ...now, view: { ...now.view, ogre: setting.ogre_tiles - 1 } };
    expect(heardIn(nearly)).not.toContain("tree");
  });
});
