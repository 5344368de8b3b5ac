// @vitest-environment happy-dom
/**
 * Folded over one sight, the events of the next lead to the next: otherwise the table would jump when
 * it settles. That is so in every golden game, for every eye, and any error in a fold is noticed.
 */
import { describe, expect, it } from "vitest";
import type { SightSent } from "$client/generated/wire";
import { after as afterPixieTown } from "$games/pixie_town/screen/retell";
import { type Beat, type Fold, FOLDS, NOTHING, type View } from "./folds";
import { eveningsOf } from "./golden";

const sources = import.meta.glob<string>("../../veillee/games/*/screen/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const screenOf = (game: string) =>
  Object.keys(sources).flatMap((path) =>
    path.includes(`/${game}/`) ? [sources[path] as string] : [],
  );

/** Nobody who plays at random declines a present: see below. */
const BY_HAND = ["GiftDeclined"];

/** One step of an evening, through one pair of eyes. */
interface Step {
  name: string;
  seq: number;
  before: View;
  beats: Beat[];
  last: string;
  next: View;
}

function stepsOf(name: string, sights: SightSent[], { beats }: Fold): Step[] {
  return sights.slice(1).map((sight, i) => ({
    name,
    seq: sight.seq,
    before: sights[i]!.view as View,
    beats: beats(sight),
    last: (sight.events as Beat[]).at(-1)?.type ?? NOTHING,
    next: sight.view as View,
  }));
}

/** Stones in the middle and hands that point are in no order. */
function asText(view: View, field: string): string | undefined {
  const value = view[field];
  if (!["middle", "pointing"].includes(field)) return JSON.stringify(value);
  return JSON.stringify((value as unknown[]).map((one) => JSON.stringify(one)).sort());
}

/** Fields that are not as the next sight has them. What is `heard` is no part of a view. */
function differing(shown: View, next: View): string[] {
  const fields = Object.keys({ ...shown, ...next }).filter((field) => field !== "heard");
  return fields.filter((field) => asText(shown, field) !== asText(next, field));
}

/** What is wrong after a step. What is left alone may be another, but is not changed. */
function errorsIn({ before, beats, last, next }: Step, { after, left, unread }: Fold): string[] {
  const shown = beats.reduce(after, before);
  const isLeft = (field: string) => unread.includes(field) || left[field]?.after.includes(last);
  return differing(shown, next).filter(
    (field) => !isLeft(field) || asText(shown, field) !== asText(before, field),
  );
}

describe.each(Object.entries(FOLDS))("%s", (game, fold) => {
  const evenings = eveningsOf(game).map(({ name, eye, sights }) => ({
    name,
    eye,
    steps: stepsOf(`${name}, ${eye}`, sights, fold),
  }));
  const all = evenings.flatMap(({ steps }) => steps);

  it.each(evenings)("$name, seen by $eye: every sight follows from the one before", ({ steps }) => {
    const wrong = steps.flatMap((step) =>
      errorsIn(step, fold).map((field) => `${field} after ${step.last} at ${step.seq}`),
    );
    expect(steps.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it("has retold every event; if not, run `make test-page`", () => {
    const told = new Set([...all.flatMap(({ beats }) => beats.map(({ type }) => type))]);
    const missing = Object.keys(fold.all).filter((type) => !told.has(type));
    expect(missing).toEqual(BY_HAND.filter((type) => type in fold.all));
  });

  it("leaves nothing alone but what has to be", () => {
    const needed = all.flatMap((step) =>
      differing(step.beats.reduce(fold.after, step.before), step.next).map(
        (field) => `${field}: ${step.last}`,
      ),
    );
    const listed = Object.entries(fold.left).flatMap(([field, { after }]) =>
      after.map((event) => `${field}: ${event}`),
    );
    const isRead = (need: string) => !fold.unread.includes(need.split(":")[0]!);
    expect([...new Set(needed)].filter(isRead).sort()).toEqual(listed.sort());
  });

  it.each(fold.unread)("does not touch %s, which no part of the screen reads", (field) => {
    const told = all.filter(({ beats }) => beats.length > 0);
    const changed = told.filter(
      ({ before, beats }) => beats.reduce(fold.after, before)[field] !== before[field],
    );
    const reads = new RegExp(`\\b(view|newest|now|before)\\??\\.${field}\\b`);
    expect(changed.map(({ name, seq }) => `${name} at ${seq}`)).toEqual([]);
    expect(screenOf(game).filter((text) => reads.test(text))).toEqual([]);
  });

  it("would not get away with a change that is forgotten", () => {
    const changes = new Set<string>();
    for (const { before, beats } of all) {
      beats.reduce((view, beat) => {
        const next = fold.after(view, beat);
        for (const field of differing(view, next)) changes.add(`${beat.type}.${field}`);
        return next;
      }, before);
    }
    const unnoticed = [...changes].filter((change) => {
      const [type, field] = change.split(".") as [string, string];
      const forgetful: Fold = {
        ...fold,
        after: (view, beat) => {
          const next = fold.after(view, beat);
          return beat.type === type ? { ...next, [field]: view[field] } : next;
        },
      };
      return !all.some(
        (step) =>
          step.beats.some((beat) => beat.type === type) && errorsIn(step, forgetful).length > 0,
      );
    });
    expect(changes.size).toBeGreaterThan(10);
    expect(unnoticed).toEqual([]);
  });
});

it("puts a present that was declined back into the middle", () => {
  const gift = { stone: "red-C-1", giver: 0, receiver: 1 };
  const view = { middle: ["red-C-2"], gift } as unknown as Parameters<typeof afterPixieTown>[0];
  const beat = { type: "GiftDeclined", seat: 1, giver: 0, stone: "red-C-1" } as const;
  expect(afterPixieTown(view, beat)).toEqual({ middle: ["red-C-2", "red-C-1"], gift: null });
});
