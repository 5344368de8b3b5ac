// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { type Event, FADES, type View } from "$client/generated/pixie_town";
import { pictureOf } from "$client/table/pictures";
import type { Eyes, Reason } from "$client/why/why";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { after } from "$games/pixie_town/screen/retell";
import { why } from "$games/pixie_town/screen/why";
import { eveningsOf } from "../golden";

beforeAll(async () => {
  await setLanguage("en");
  await loadWords("pixie_town");
});

interface Told {
  event: Event;
  before: View;
  eyes: Eyes;
}

const evenings = eveningsOf("pixie_town").map(({ name, eye, sights }) => {
  const mine = sights.flatMap(({ seat }) => (seat === null ? [] : [seat])).slice(0, 1);
  const eyes = { mine, name: (seat: number) => `P${seat}`, over: false };
  const told = sights.slice(1).flatMap(({ events }, i) => {
    let view = sights[i]!.view as View;
    return (events as Event[]).map((event): Told => {
      const before = view;
      view = after(before, event);
      return { event, before, eyes };
    });
  });
  return { name, eye, told };
});
const all = evenings.flatMap(({ told }) => told);

function reasonOf({ event, before, eyes }: Told): Reason | null {
  return why(event, before, eyes);
}

describe("why something happened", () => {
  it.each(["HouseFell", "BlueStonePlaced", "NothingToTake", "GameEnded"])(
    "%s is explained, and hurts somebody",
    (type) => {
      const reasons = all.filter(({ event }) => event.type === type).map(reasonOf);
      expect(reasons).not.toContain(null);
      expect(reasons.some((reason) => reason?.hurts)).toBe(true);
    },
  );

  it.each(["HouseFinished", "StonePlaced", "GnomeCame"])("%s may be good", (type) => {
    const reasons = all
      .filter(({ event }) => event.type === type)
      .flatMap((one) => reasonOf(one) ?? []);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.some(({ hurts }) => hurts)).toBe(false);
  });

  it("has words and pictures, and a weight from 0 to 10", () => {
    const reasons = all.flatMap((one) => reasonOf(one) ?? []);
    const words = new Set(reasons.map(({ text }) => text));
    const pictures = new Set(reasons.flatMap(({ pictures }) => pictures));
    const missing = [...pictures].filter((name) => !pictureOf("pixie_town", `${name}.svg`));
    expect([...words].filter((text) => text.startsWith("why-") || !text)).toEqual([]);
    expect(reasons.filter(({ pictures }) => !pictures.length)).toEqual([]);
    expect(missing).toEqual([]);
    expect(reasons.filter(({ weight }) => weight < 0 || weight > 10)).toEqual([]);
  });

  it("hurts pixies and the gnome not alike", () => {
    const falls = all.filter(
      ({ event, before }) => event.type === "HouseFell" && before.gnome !== null,
    );
    const wrong = falls.filter((one) => {
      const [seat] = one.eyes.mine;
      return reasonOf(one)?.hurts !== (seat !== undefined && seat !== one.before.gnome);
    });
    expect(falls.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it.each(evenings)("$name, seen by $eye: three moments decided it", ({ told }) => {
    const weights = told.flatMap((one) => reasonOf(one)?.weight ?? []);
    expect(
      weights
        .sort((a, b) => b - a)
        .slice(0, 3)
        .every((weight) => weight > 0),
    ).toBe(true);
    expect(weights[0]).toBe(10);
    expect(weights.length).toBeGreaterThanOrEqual(3);
  });

  it("tells nothing before the end that lies covered afterwards", () => {
    const fading = all.filter(({ event }) => event.type in FADES);
    const changed = fading.filter((one) => {
      const fields = FADES[one.event.type as keyof typeof FADES];
      const other = { ...one.event, ...Object.fromEntries(fields.map((field) => [field, "?"])) };
      return (
        JSON.stringify(reasonOf(one)) !==
        JSON.stringify(reasonOf({ ...one, event: other as Event }))
      );
    });
    expect(fading.length).toBeGreaterThan(0);
    expect(changed).toEqual([]);
  });
});
