// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { Step } from "$client/generated/wire";
import { type Event, FADES, type View } from "$client/generated/tom_thumb";
import { momentsOf } from "$client/why/moments";
import type { Eyes, Reason, Why } from "$client/why/why";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { after } from "$games/tom_thumb/screen/retell";
import { why } from "$games/tom_thumb/screen/why";
import { eveningsOf } from "../golden";

const drawings = Object.keys(import.meta.glob("../../../veillee/games/tom_thumb/art/*.svg"));
const isDrawn = (name: string) => drawings.some((path) => path.endsWith(`/${name}.svg`));

interface Happened {
  event: Event;
  before: View;
}

const eyes = (over: boolean): Eyes => ({ mine: [0], name: (seat) => `P${seat}`, over });

/** Every event of every golden game, with the table as it was just before. */
const evenings = eveningsOf("tom_thumb").map(({ name, eye, sights }) => ({
  name: `${name}, ${eye}`,
  steps: sights.map(({ events, view }) => ({ events, view }) as Step),
  happened: sights.slice(1).flatMap((sight, i): Happened[] => {
    let view = sights[i]!.view as View;
    return (sight.events as Event[]).map((event) => {
      const before = view;
      view = after(view, event);
      return { event, before };
    });
  }),
}));
const all = evenings.flatMap(({ happened }) => happened);
const seen = all[0]!.before;

const seeking = { ...seen, asked: "river", ogre: 1 };
const miss = (place: string): Event => ({
  type: "TileTurnedUp",
  seat: 1,
  at: 2,
  place,
  found: false,
});

/** What has no golden game, and what hurts or helps in its own way. */
const MADE: Record<string, Happened> = {
  miss: { event: miss("cave"), before: seeking },
  wolves: { event: { type: "OgreGrew", tiles: 3 }, before: seeking },
  tree: { event: { type: "TreeClimbed" }, before: seen },
  helped: { event: { type: "HelpHeard", seat: 1 }, before: seeking },
  stumbled: { event: { type: "BootsTakenOff", seat: 1, won: false }, before: seen },
  lost: { event: { type: "GameEnded", won: false, faces: [] }, before: seen },
};
const GOOD: Record<string, Happened> = {
  shrank: { event: { type: "OgreShrank", tiles: 1 }, before: { ...seen, ogre: 3 } },
  moved: { event: { type: "LanternMoved", to: 2, bridge: null }, before: far() },
  bridge: { event: { type: "LanternMoved", to: 4, bridge: "stone" }, before: far() },
  home: { event: { type: "LanternMoved", to: 10, bridge: null }, before: far() },
};

function far(): View {
  return { ...seen, setting: { ...seen.setting, sections: [3, 3, 4] } };
}

function reasonOf({ event, before }: Happened, over = false): Reason | null {
  return why(event, before, eyes(over));
}

function check({ text, pictures, weight }: Reason) {
  expect(text).not.toMatch(/^why-|[{}]/);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => !isDrawn(name))).toEqual([]);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(10);
}

beforeAll(async () => {
  await setLanguage("en");
  await loadWords("tom_thumb");
});

describe("why", () => {
  it.each(Object.entries(MADE))("has a reason that hurts: %s", (_name, happened) => {
    const reason = reasonOf(happened);
    expect(reason?.hurts).toBe(true);
    check(reason!);
  });

  it.each(Object.entries(GOOD))("has a reason to be glad: %s", (_name, happened) => {
    const reason = reasonOf(happened);
    expect(reason?.hurts).toBe(false);
    check(reason!);
  });

  it("tells what each miss was once everything lies open", () => {
    expect(reasonOf(MADE.miss!, true)).toMatchObject({
      text: "Wanted: the river; turned up: the cave. Each miss brings one ogre tile.",
      pictures: ["river", "cave", "ogre"],
    });
    expect(reasonOf({ event: miss("wolves"), before: seeking }, true)?.pictures[0]).toBe("wolves");
    expect(reasonOf(MADE.wolves!, true)).toBeNull();
  });

  it("does not take the boots for the wolves", () => {
    const event: Event = { type: "OgreGrew", tiles: 3 };
    expect(reasonOf({ event, before: { ...seeking, asked: null } })).toBeNull();
    expect(reasonOf({ event, before: { ...seeking, boots_on: true } })).toBeNull();
    expect(reasonOf({ event: miss("cave"), before: { ...seeking, boots_on: true } })).toBeNull();
  });

  it("has a reason whenever the ogre grows", () => {
    const causes = (beat: Event) =>
      ["TreeClimbed", "HelpHeard", "BootsTakenOff", "TileTurnedUp"].includes(beat.type);
    for (const { happened } of evenings) {
      happened.forEach(({ event }, i) => {
        if (event.type !== "OgreGrew") return;
        const before = happened
          .slice(0, i)
          .reverse()
          .find((one) => causes(one.event));
        const reason = reasonOf(before!) ?? reasonOf(happened[i]!);
        expect(reason?.hurts).toBe(true);
      });
    }
  });

  it.each([false, true])("has words and pictures for all that happened; over: %s", (over) => {
    const reasons = all.flatMap((one) => reasonOf(one, over) ?? []);
    expect(reasons.length).toBeGreaterThan(10);
    reasons.forEach(check);
  });

  /** The others, which have numbers for names, may be short. */
  const golden = evenings.filter(({ name }) => !/^\d/.test(name));
  it.each(golden)("finds three moments that decided it: $name", ({ steps }) => {
    expect(momentsOf(steps, why as Why<unknown, unknown>, eyes(true))).toHaveLength(3);
  });

  it("says nothing of what lies covered before the end", () => {
    for (const happened of [...all, ...Object.values(MADE), ...Object.values(GOOD)]) {
      const { event, before } = happened;
      const gone: readonly string[] = FADES[event.type as keyof typeof FADES] ?? [];
      const other = Object.fromEntries(gone.map((field) => [field, another(field)]));
      const changed = { ...event, ...other } as Event;
      expect(reasonOf({ event: changed, before })).toEqual(reasonOf(happened));
    }
  });
});

function another(field: string): unknown {
  if (field === "place") return "wolves";
  return ["faces", "places"].includes(field) ? ["wolves", "hut"] : field === "why" ? "tree" : 0;
}
