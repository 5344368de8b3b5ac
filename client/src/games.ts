/** What each game's folder brings to the page, fetched when it is needed. */
import type { Component } from "svelte";
import type { PracticeProps, ScreenProps } from "./screen";

const screens = import.meta.glob<{ default: Component<ScreenProps> }>(
  "../../veillee/games/*/screen/Screen.svelte",
);
const practices = import.meta.glob<{ default: Component<PracticeProps> }>(
  "../../veillee/games/*/screen/Practice.svelte",
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

export function coverOf(game: string): string | undefined {
  return covers[`../../veillee/games/${game}/art/cover.svg`];
}

/** The rules in this language, or in English where nobody has translated them yet. */
export async function loadRules(game: string, language: string): Promise<string> {
  const page = (lang: string) => rules[`../../veillee/games/${game}/words/rules.${lang}.md`];
  const load = page(language) ?? page("en");
  return load ? load() : "";
}
