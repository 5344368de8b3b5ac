// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { View } from "$client/generated/pixie_town";
import type { SightSent } from "$client/generated/wire";
import type { Situation } from "$client/whisper/whisper";
import { whispers } from "$games/pixie_town/screen/whispers";
import { eveningsOf } from "../golden";
import { askOf } from "../made";

const evenings = eveningsOf("pixie_town");

/** What a device with one seat meets, or that of an onlooker. */
function situation({ seat, view, asks }: SightSent): Situation<View> {
  const mine = seat === null ? [] : [seat];
  return {
    view: view as View,
    asked: asks.filter((ask) => ask.seat !== null && mine.includes(ask.seat)),
    kinds: asks.map(({ kind }) => kind),
    mine,
  };
}

const situations = evenings.flatMap(({ sights }) => sights.map(situation));

describe("the whispers", () => {
  it("have names of their own", () => {
    const ids = whispers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(whispers)("$id comes up in some game", ({ when }) => {
    expect(situations.some(when)).toBe(true);
    expect(situations.every(when)).toBe(false);
  });

  it("are not for those who look on, but for the tower", () => {
    const onlookers = situations.filter(({ mine }) => mine.length === 0);
    const heard = whispers.filter(({ when }) => onlookers.some(when));
    expect(heard.map(({ id }) => id)).toEqual(["nearly"]);
  });

  it("know a present, and that a stone may be given", () => {
    const [first] = situations;
    const asked = (kind: string, domain = {}) => ({
      ...first!,
      asked: [askOf(0, kind, { domain })],
    });
    const heard = (now: Situation<View>) => whispers.find(({ when }) => when(now))?.id;
    expect(heard(asked("place_gift"))).toBe("present");
    expect(heard(asked("build", { give_to: [1] }))).toBe("give");
    expect(heard(asked("build", { give_to: [] }))).not.toBe("give");
  });
});
