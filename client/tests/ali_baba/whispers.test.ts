// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "$client/generated/ali_baba";
import type { SightSent } from "$client/generated/wire";
import type { Situation } from "$client/whisper/whisper";
import { LANGUAGES, loadWords, setLanguage, t } from "$client/words/words.svelte";
import { whispers } from "$games/ali_baba/screen/whispers";
import { eveningsOf } from "../golden";

/** It stands over the slim header of a phone, in two lines. */
const MOST_LETTERS = 75;
const MOST_WORDS = 14;

function situationIn({ view, asks, seat }: SightSent): Situation<View> {
  const mine = seat === null ? [] : [seat];
  return {
    view: view as View,
    asked: asks.filter((ask) => ask.seat !== null && mine.includes(ask.seat)),
    kinds: asks.map(({ kind }) => kind),
    mine,
  };
}

const evenings = eveningsOf("ali_baba");
const situations = evenings.flatMap(({ sights }) => sights.map(situationIn));
const heardIn = (now: Situation<View>) =>
  whispers.filter(({ when }) => when(now)).map(({ id }) => id);

beforeAll(() => loadWords("ali_baba"));

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

  it("ask only those to remember who will have to recite", () => {
    const looking = situations.filter(({ asked }) => asked.some(({ kind }) => kind === "glance"));
    const [ali, thief] = [true, false].map((isAli) =>
      looking.filter(({ view, mine }) => mine.includes(view.ali) === isAli),
    );
    expect(ali!.flatMap(heardIn)).not.toContain("look");
    expect(thief!.every((now) => heardIn(now).includes("look"))).toBe(true);
  });

  it("are silent when the game is over", () => {
    const over = situations.filter(({ view }) => view.result);
    expect(over.length).toBeGreaterThan(0);
    expect(over.flatMap(heardIn)).toEqual([]);
  });

  it.each(LANGUAGES)("are short in %s", async (language) => {
    await setLanguage(language);
    const isWord = (part: string) => /\p{Letter}|\p{Number}/u.test(part);
    const long = whispers
      .map(({ id }) => t(`whisper-${id}`))
      .filter(
        (text) => text.length > MOST_LETTERS || text.split(/\s/).filter(isWord).length > MOST_WORDS,
      );
    expect(long).toEqual([]);
  });
});
