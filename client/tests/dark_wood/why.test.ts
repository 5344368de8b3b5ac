// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { type Event, FADES, TREES, type View } from "$client/generated/dark_wood";
import type { SightSent, Step } from "$client/generated/wire";
import { momentsOf } from "$client/why/moments";
import type { Eyes, Reason, Why } from "$client/why/why";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { why } from "$games/dark_wood/screen/why";
import { eveningsOf } from "../golden";

const drawings = Object.keys(import.meta.glob("../../../veillee/games/dark_wood/art/*.svg"));
const isDrawn = (name: string) => drawings.some((path) => path.endsWith(`/${name}.svg`));

const eyesOf = (mine: number[], over = false): Eyes => ({ mine, name: (seat) => `P${seat}`, over });
const mineIn = ({ seat }: SightSent) => (seat === null ? [] : [seat]);

/** What the same eyes see in one moment: all its events, and the table just before. */
interface Moment {
  events: Event[];
  before: View;
  mine: number[];
}

const evenings = eveningsOf("dark_wood").map(({ name, eye, sights }) => ({
  name: `${name}, ${eye}`,
  sights,
  moments: sights.slice(1).map((sight, i): Moment => {
    const { events, view } = { events: sight.events as Event[], view: sights[i]!.view as View };
    return { events, before: view, mine: mineIn(sight) };
  }),
}));
const all = evenings.flatMap(({ moments }) => moments);
const seen: View = {
  ...all[0]!.before,
  cards: ["fir-high", "ball-low", null],
  places: [2, 7, 4],
  slapped: [],
  eaten: [],
  finder: null,
};

const laid = (finder: number | null): Event => ({ type: "TokenLaid", tree: "ball-low", finder });
const made = (events: Event[], mine = [0], before: Partial<View> = {}): Moment => ({
  events,
  mine,
  before: { ...seen, ...before },
});

/** Everything that hurts whoever sits at seat 0. */
const HURTS: Record<string, Moment> = {
  "somebody else was faster": made(
    [{ type: "CardTaken", seat: 1, tree: "ball-low", after: 700, ahead: 90 }],
    [0],
    { slapped: [0, 1] },
  ),
  "a wrong card": made([laid(1)]),
  "nobody's card": made([laid(null)]),
  "a vote for another": made([laid(1), { type: "VotesShown", votes: [2, 1, 1] }], [0], {
    cards: [null, "ball-low", "fir-low"],
  }),
  "a vote does not open the door": made([{ type: "StoppedShort", seat: 0 }]),
  "the boots came": made([{ type: "Eaten", seats: [0, 2] }]),
  "another child is home": made([{ type: "CameHome", seat: 1 }]),
};
const GOOD: Record<string, Moment> = {
  "found it": made([laid(0)]),
  "voted right": made([{ type: "Walked", seat: 0, to: 3, why: "voted" }]),
  "others fell asleep": made([{ type: "Eaten", seats: [2] }]),
  home: made([{ type: "CameHome", seat: 0 }]),
};

function reasonsOf({ events, before, mine }: Moment, over = false): Reason[] {
  return events.flatMap((event) => why(event, before, eyesOf(mine, over)) ?? []);
}

function check({ text, pictures, weight }: Reason) {
  expect(text).not.toMatch(/why-|[{}]|undefined/);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => !isDrawn(name))).toEqual([]);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(10);
}

/** The same moment, with other trees wherever they are covered afterwards. */
function withOtherTrees({ events, ...rest }: Moment): Moment {
  const changed = events.map((event) => {
    const gone: readonly string[] = FADES[event.type as keyof typeof FADES] ?? [];
    const other = TREES.find((tree) => !("tree" in event) || tree !== event.tree);
    return { ...event, ...Object.fromEntries(gone.map((field) => [field, other])) } as Event;
  });
  return { ...rest, events: changed };
}

beforeAll(async () => {
  await setLanguage("en");
  await loadWords("dark_wood");
});

describe("why", () => {
  it.each(Object.entries(HURTS))("has a reason that hurts: %s", (_name, moment) => {
    const reason = reasonsOf(moment).at(-1);
    expect(reason?.hurts).toBe(true);
    check(reason!);
  });

  it.each(Object.entries(GOOD))("has a reason to be glad: %s", (_name, moment) => {
    const reason = reasonsOf(moment).at(-1);
    expect(reason?.hurts).toBe(false);
    check(reason!);
  });

  it("hurts nobody who only looks on", () => {
    const watched = [...all, ...Object.values(HURTS)].map((one) => ({ ...one, mine: [] }));
    expect(watched.flatMap((one) => reasonsOf(one)).filter(({ hurts }) => hurts)).toEqual([]);
  });

  it("names the child who had the right card, not the one who voted for another", () => {
    expect(reasonsOf(HURTS["a vote for another"]!).at(-1)?.text).toBe(
      "P1 had the right card. Only a vote for that child is a step.",
    );
    const right = made([laid(1), { type: "VotesShown", votes: [1, 1, 1] }], [0]);
    expect(reasonsOf(right)).toHaveLength(1);
  });

  it("says which tree it was once the game is over", () => {
    expect(reasonsOf(HURTS["a wrong card"]!, true)[0]?.text).toBe(
      "In the box: ball tree with one hole low down. P0 had: fir with one hole high up.",
    );
  });

  it.each([false, true])("has words and pictures for all that happened; over: %s", (over) => {
    const reasons = all.flatMap((one) => reasonsOf(one, over));
    expect(reasons.length).toBeGreaterThan(10);
    reasons.forEach(check);
  });

  it("says nothing of a tree before the end", () => {
    for (const moment of [...all, ...Object.values(HURTS), ...Object.values(GOOD)]) {
      expect(reasonsOf(withOtherTrees(moment))).toEqual(reasonsOf(moment));
      for (const { text } of reasonsOf(moment))
        expect(text).not.toMatch(/ with .*hole| without hole/);
    }
  });

  it.each(evenings)("finds three moments that decided it: $name", ({ sights }) => {
    const steps = sights as unknown as Step[];
    const found = momentsOf(steps, why as Why<unknown, unknown>, eyesOf(mineIn(sights[0]!), true));
    expect(found).toHaveLength(3);
  });
});
