/** What each game's folder brings to the page, fetched when it is needed. */
import type { Component } from "svelte";
import type { Lesson } from "./lesson/lesson";
import type { PracticeProps, ScreenProps, ThingModule } from "./screen";
import type { Whisper } from "./whisper/whisper";
import type { Why } from "./why/why";

const screens = import.meta.glob<{ default: Component<ScreenProps> }>(
  "../../veillee/games/*/screen/Screen.svelte",
);
const practices = import.meta.glob<{ default: Component<PracticeProps> }>(
  "../../veillee/games/*/screen/Practice.svelte",
);
const things = import.meta.glob<ThingModule>("../../veillee/games/*/screen/Thing.svelte");
const lessons = import.meta.glob<Lesson>("../../veillee/games/*/lesson/lesson.json", {
  import: "default",
});
const whispers = import.meta.glob<{ whispers: Whisper<unknown>[] }>(
  "../../veillee/games/*/screen/whispers.ts",
);
const whys = import.meta.glob<{ why: Why<unknown, unknown> }>(
  "../../veillee/games/*/screen/why.ts",
);
const covers = import.meta.glob<string>("../../veillee/games/*/art/cover.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const rules = import.meta.glob<string>("../../veillee/games/*/words/rules.*.md", {
  query: "?raw",
  import: "default",
});

export async function loadScreen(game: string): Promise<Component<ScreenProps>> {
  const load = screens[`../../veillee/games/${game}/screen/Screen.svelte`];
  if (!load) throw new Error(`${game} has no screen`);
  return (await load()).default;
}

export async function loadPractice(game: string): Promise<Component<PracticeProps>> {
  const load = practices[`../../veillee/games/${game}/screen/Practice.svelte`];
  if (!load) throw new Error(`${game} has nothing to practise`);
  return (await load()).default;
}

/** How one of the things that a game is about is drawn, and what it is called. */
export async function loadThing(game: string): Promise<ThingModule> {
  const load = things[`../../veillee/games/${game}/screen/Thing.svelte`];
  if (!load) throw new Error(`${game} has nothing to remember`);
  return load();
}

export function hasLesson(game: string): boolean {
  return lessonPath(game) in lessons;
}

export async function loadLesson(game: string): Promise<Lesson> {
  const load = lessons[lessonPath(game)];
  if (!load) throw new Error(`${game} has no lesson`);
  return load();
}

function lessonPath(game: string): string {
  return `../../veillee/games/${game}/lesson/lesson.json`;
}

/** What is whispered in the first games. A game may have nothing to whisper. */
export async function loadWhispers(game: string): Promise<Whisper<unknown>[]> {
  const load = whispers[`../../veillee/games/${game}/screen/whispers.ts`];
  return load ? (await load()).whispers : [];
}

/** Why things happen. A game may have no reasons to give. */
export async function loadWhy(game: string): Promise<Why<unknown, unknown>> {
  const load = whys[`../../veillee/games/${game}/screen/why.ts`];
  return load ? (await load()).why : () => null;
}

export function coverOf(game: string): string | undefined {
  return covers[`../../veillee/games/${game}/art/cover.svg`];
}

/** The rules in this language, or in English where nobody has translated them yet. */
export async function loadRules(game: string, language: string): Promise<string> {
  const page = (lang: string) => rules[`../../veillee/games/${game}/words/rules.${lang}.md`];
  const load = page(language) ?? page("en");
  return load ? load() : "";
}
