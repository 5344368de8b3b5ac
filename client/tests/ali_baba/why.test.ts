// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { type Event, FADES, type MistakeMade, type View } from "$client/generated/ali_baba";
import type { Step } from "$client/generated/wire";
import { momentsOf } from "$client/why/moments";
import type { Eyes, Reason, Why } from "$client/why/why";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { why } from "$games/ali_baba/screen/why";
import { eveningsOf } from "../golden";

const drawings = Object.keys(import.meta.glob("../../../veillee/games/ali_baba/art/*.svg"));
const isDrawn = (name: string) => drawings.some((path) => path.endsWith(`/${name}.svg`));

interface Happened {
  event: Event;
  before: View;
  mine: number[];
}

const eyes = (mine: number[], over: boolean): Eyes => ({ mine, name: (seat) => `P${seat}`, over });
const reasonOf = ({ event, before, mine }: Happened, over = false) =>
  why(event, before, eyes(mine, over));

/** Every event of every golden game, with the sight before it. */
const evenings = eveningsOf("ali_baba").map(({ name, eye, sights }) => ({
  name: `${name}, ${eye}`,
  mine: sights[0]!.seat === null ? [] : [sights[0]!.seat],
  sights,
}));
const all = evenings.flatMap(({ sights, mine }) =>
  sights.slice(1).flatMap((sight, i): Happened[] => {
    const before = sights[i]!.view as View;
    return (sight.events as Event[]).map((event) => ({ event, before, mine }));
  }),
);
const seen = all[0]!.before;

const KINDS = ["none", "number", "order", "adjective", "early", "time", "judged"] as const;
const ring = { treasure: "ring", count: 1, adjective: null };
const mistake = (kind: MistakeMade["mistake"]): Event => ({
  type: "MistakeMade",
  thief: 1,
  mistake: kind,
  said: null,
  there: [ring],
});
const captured = (...tokens: string[]): Happened => ({
  event: { type: "AliCaptured", ali: 1 },
  before: { ...seen, tokens, cards: 5 },
  mine: [1],
});
const scored = (scores: number[], won: number[], mine: number[]): Happened => ({
  event: { type: "Scored", treasures: [], scores, singles: [1, 0, 0] },
  before: { ...seen, won },
  mine,
});

function check({ text, pictures, weight }: Reason) {
  expect(text).not.toMatch(/^why-|[{}]/);
  expect(text.split(/[.!] /).length).toBeLessThanOrEqual(2);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => !isDrawn(name))).toEqual([]);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(10);
}

beforeAll(async () => {
  await setLanguage("en");
  await loadWords("ali_baba");
});

describe("why", () => {
  it.each(KINDS)("a recital went wrong: %s", (kind) => {
    const happened = { event: mistake(kind), before: { ...seen, cards: 6 }, mine: [1] };
    expect(reasonOf(happened)?.hurts).toBe(true);
    check(reasonOf(happened)!);
    const ali = { ...happened, mine: [0] };
    expect(reasonOf(ali)?.hurts).toBe(false);
    expect(reasonOf(happened)?.text).toContain("three cards first");
    const few = { ...happened, before: { ...seen, cards: 2 } };
    expect(reasonOf(few)?.text).toContain("all the cards");
  });

  it("shows what was missing once everything lies open", () => {
    const happened = { event: mistake("early"), before: seen, mine: [1] };
    expect(reasonOf(happened)?.pictures).not.toContain("ring");
    expect(reasonOf(happened, true)?.pictures).toContain("ring");
  });

  it.each([
    [["shiny", "shiny"], "Three alarms alike:", 3],
    [["noisy", "noisy", "noisy"], "Three alarms alike:", 3],
    [["shiny", "noisy"], "Three different alarms:", 3],
    [["shiny", "noisy", "encumbering"], "Three different alarms:", 3],
    [["shiny", "shiny", "noisy"], "Three alarms alike or three different:", 3],
  ] as const)("Ali was caught with %s, or with one more", (tokens, text, pictures) => {
    const reason = reasonOf(captured(...tokens))!;
    check(reason);
    expect(reason.hurts).toBe(true);
    expect(reason.text).toContain(text);
    expect(reason.pictures).toHaveLength(pictures);
    expect(reasonOf({ ...captured(...tokens), mine: [0] })?.hurts).toBe(false);
  });

  it("somebody has little in the end: doubles, or a tie", () => {
    expect(reasonOf(scored([5, 3, 2], [5, 5, 2], [1]))).toMatchObject({
      text: "2 cards were doubles. Only different treasures count.",
      hurts: true,
    });
    expect(reasonOf(scored([5, 3, 2], [7, 3, 2], [0]))).toBeNull();
    expect(reasonOf(scored([5, 3, 2], [7, 3, 2], [1]))).toBeNull();
    expect(reasonOf(scored([5, 5, 2], [5, 5, 2], [1]))?.hurts).toBe(true);
    expect(reasonOf(scored([5, 5, 2], [5, 5, 2], [0]))?.hurts).toBe(false);
  });

  it.each([false, true])("has words and pictures for all that happened; over: %s", (over) => {
    const reasons = all.flatMap((one) => reasonOf(one, over) ?? []);
    expect(reasons.length).toBeGreaterThan(20);
    reasons.forEach(check);
  });

  it("has a reason for all that hurts", () => {
    const hurting = all.filter(
      ({ event, mine }) =>
        (event.type === "AliCaptured" && mine.includes(event.ali)) ||
        (event.type === "MistakeMade" && mine.includes(event.thief)),
    );
    expect(new Set(hurting.map(({ event }) => event.type)).size).toBe(2);
    expect(hurting.filter((one) => !reasonOf(one)?.hurts)).toEqual([]);
  });

  it.each(evenings)("finds three moments that decided it: $name", ({ sights, mine }) => {
    const moments = momentsOf(
      sights as unknown as Step[],
      why as Why<unknown, unknown>,
      eyes(mine, true),
    );
    expect(moments).toHaveLength(3);
  });

  it("says nothing of what lies covered before the end", () => {
    for (const happened of all) {
      const gone: readonly string[] = FADES[happened.event.type as keyof typeof FADES] ?? [];
      const other = Object.fromEntries(gone.map((field) => [field, another(field)]));
      const event = { ...happened.event, ...other } as Event;
      expect(reasonOf({ ...happened, event })).toEqual(reasonOf(happened));
    }
  });
});

function another(field: string): unknown {
  if (field === "treasure") return "lion";
  if (field === "treasures") return [["lion"], ["ring"]];
  return field === "there" ? [ring, ring] : field === "said" ? ring : field === "count" ? 4 : "shy";
}
