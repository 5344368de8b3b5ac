// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { COTTAGE, type View } from "$client/generated/dark_wood";
import type { SightSent } from "$client/generated/wire";
import type { Situation } from "$client/whisper/whisper";
import { whispers } from "$games/dark_wood/screen/whispers";
import { eveningsOf } from "../golden";

function situationIn({ view, asks, seat }: SightSent): Situation<View> {
  const mine = seat === null ? [] : [seat];
  return {
    view: view as View,
    asked: asks.filter((ask) => ask.seat !== null && mine.includes(ask.seat)),
    kinds: asks.map(({ kind }) => kind),
    mine,
  };
}

const evenings = eveningsOf("dark_wood");
const situations = evenings.flatMap(({ sights }) => sights.map(situationIn));
const heardIn = (now: Situation<View>) =>
  whispers.filter(({ when }) => when(now)).map(({ id }) => id);

describe("whispers", () => {
  it("have names of their own", () => {
    const ids = whispers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("come up in games as they are played", () => {
    const heard = new Set(situations.flatMap(heardIn));
    expect(whispers.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
  });

  it.each(evenings)("say first what it is about: $name, $eye", ({ sights }) => {
    const first = sights.map((sight) => heardIn(situationIn(sight))).find((ids) => ids.length);
    expect(first?.[0]).toBe("goal");
  });

  it("hold nobody up who has let the card go", () => {
    const slaps = situations.filter(({ asked }) => asked.some(({ kind }) => kind === "slap"));
    const letGo = slaps.filter(({ view, mine }) => mine.some((seat) => view.let_go.includes(seat)));
    expect(letGo.length).toBeGreaterThan(0);
    expect(new Set(letGo.flatMap(heardIn))).toEqual(new Set());
  });

  it("speak of the door to whoever stands before it", () => {
    const [now] = situations.filter(({ mine }) => mine.length);
    const places = now!.view.places.map((_, seat) => (seat === 0 ? COTTAGE - 1 : 1));
    const view: View = { ...now!.view, places, phase: "reveal" };
    const at = (seat: number) => heardIn({ ...now!, mine: [seat], view });
    expect(at(0)).toContain("door");
    expect(at(1)).not.toContain("door");
  });

  it("say that the boots will walk before they do, and then what they do", () => {
    const { view } = situations[0]!;
    const told = (boots: View["boots"]) =>
      heardIn({ ...situations[0]!, view: { ...view, phase: "reveal", house: -1, boots } });
    expect(told([null, null])).not.toContain("boots");
    expect(told([-1, null])).toContain("boots");
    expect(told([-1, -1])).not.toContain("walk");
    const ids = told([0, -1]);
    expect(ids.indexOf("walk")).toBeLessThan(ids.indexOf("boots"));
    expect(ids).toContain("walk");
  });
});
