/**
 * The words of the shell and of the game in play, in the language of the device.
 * Every language and every game is a chunk of its own, fetched when it is first needed.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "$client/device/memory";

export const LANGUAGES = ["fr", "en", "de", "es", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type WordArgs = Record<string, string | number>;

type Loader = () => Promise<string>;
const shellFiles = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("../../../veillee/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const lessonFiles = import.meta.glob<string>("../../../veillee/games/*/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

const LESSON = "lesson:";
const SHELL = "";
let bundles = $state.raw<Record<string, FluentBundle>>({});

export const words = $state({ language: firstLanguage(), game: SHELL });

/** The words for `id`, from the game in play or else from the shell. */
export function t(id: string, args?: WordArgs): string {
  return wordsOf(words.game, id, args);
}

/** The words of a game that is not in play: its title on a card in the lobby. */
export function wordsOf(game: string, id: string, args?: WordArgs): string {
  return say(game, id, args) ?? say(SHELL, id, args) ?? missing(id);
}

/** "Lena, Tom and Oma". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

export function hasWord(id: string, game = words.game): boolean {
  return [game, SHELL].some((game) => patternOf(game, id) !== null);
}

/** Fetch the shell's words and, if a game is given, make it the game in play. */
export async function loadWords(game: string = SHELL): Promise<void> {
  await fetchWords([SHELL, game], words.language);
  words.game = game;
  document.documentElement.lang = words.language;
}

/** Fetch the sentences of a game's lesson. `wordsOf` finds them under the name that is returned. */
export async function loadLessonWords(game: string): Promise<string> {
  const name = LESSON + game;
  await fetchWords([name], words.language);
  return name;
}

/** Fetch the words of several games without putting one in play. */
export async function loadGameWords(games: string[]): Promise<void> {
  await fetchWords(games, words.language);
}

export async function setLanguage(language: Language): Promise<void> {
  remember("language", language);
  await speak(language);
}

/** A language chosen in another window of this device is spoken here too. */
window.addEventListener("storage", () => {
  const language = firstLanguage();
  if (language !== words.language) void speak(language);
});

async function speak(language: Language): Promise<void> {
  const games = new Set(Object.keys(bundles).map((name) => name.split("/")[1] ?? SHELL));
  await fetchWords([...games], language);
  words.language = language;
  document.documentElement.lang = language;
}

async function fetchWords(games: string[], language: Language): Promise<void> {
  const wanted = games.filter((game) => !(shelf(language, game) in bundles));
  const fetched = await Promise.all(
    wanted.map(async (game) => [shelf(language, game), await fetchBundle(game, language)] as const),
  );
  bundles = { ...bundles, ...Object.fromEntries(fetched) };
}

async function fetchBundle(game: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const load = fileOf(game, language);
  if (load) bundle.addResource(new FluentResource(await load()));
  return bundle;
}

function fileOf(game: string, language: Language): Loader | undefined {
  if (game === SHELL) return shellFiles[`./${language}.ftl`];
  if (game.startsWith(LESSON)) {
    return lessonFiles[
      `../../../veillee/games/${game.slice(LESSON.length)}/lesson/${language}.ftl`
    ];
  }
  return gameFiles[`../../../veillee/games/${game}/words/${language}.ftl`];
}

function bundleOf(game: string): FluentBundle | undefined {
  return bundles[shelf(words.language, game)];
}

function patternOf(game: string, id: string) {
  return bundleOf(game)?.getMessage(id)?.value ?? null;
}

function say(game: string, id: string, args?: WordArgs): string | null {
  const bundle = bundleOf(game);
  const pattern = patternOf(game, id);
  if (!bundle || pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(id, error);
  return text;
}

/** A missing message shows nothing: a raw id helps nobody who plays. The console says which it is. */
function missing(id: string): string {
  console.error(`no words for "${id}" in ${words.language}`);
  return "";
}

function shelf(language: Language, game: string): string {
  return `${language}/${game}`;
}

function firstLanguage(): Language {
  const wishes = [recall<string>("language", ""), ...navigator.languages];
  const known = wishes.map((wish) => LANGUAGES.find((language) => wish.slice(0, 2) === language));
  return known.find((language) => language !== undefined) ?? "en";
}
