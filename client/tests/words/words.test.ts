// @vitest-environment happy-dom
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";

const files = {
  ...import.meta.glob<string>("../../src/words/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../veillee/games/*/words/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const LANGUAGES = ["fr", "en", "de", "es", "nl"] as const;
const FOLDERS = [
  ...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/")))),
];

/** A page that has just been opened, for somebody who speaks these languages. */
async function opened(...speaks: string[]) {
  vi.resetModules();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(speaks);
  return import("$client/words/words.svelte");
}

beforeEach(() => {
  window.localStorage.clear();
});

function bundleOf(folder: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(files[`${folder}/${language}.ftl`] ?? ""));
  expect(problems).toEqual([]);
  return bundle;
}

/** The messages of a file, and the names of what is put into each. */
function messagesIn(folder: string, language: string): Map<string, string[]> {
  const text = files[`${folder}/${language}.ftl`] ?? "";
  const found = new Map<string, string[]>();
  for (const message of text.split(/^(?=[a-z][\w-]* =)/m).slice(1)) {
    const used = [...message.matchAll(/\$([\w-]+)/g)].map(([, name]) => name ?? "");
    found.set(message.slice(0, message.indexOf(" ")), [...new Set(used)]);
  }
  return found;
}

describe.each(FOLDERS)("%s", (folder) => {
  it.each(LANGUAGES)("says everything in %s, of none, of one and of many", (language) => {
    const bundle = bundleOf(folder, language);
    const [wanted, own] = [messagesIn(folder, "en"), messagesIn(folder, language)];
    expect(wanted.size).toBeGreaterThan(20);
    expect([...own.keys()].sort()).toEqual([...wanted.keys()].sort());
    const wrong: string[] = [];
    const names = [...new Set([...own.values()].flat())];
    for (const id of own.keys()) {
      const pattern = bundle.getMessage(id)?.value;
      for (const many of [0, 1, 2, 5, 21]) {
        const problems: Error[] = [];
        const args = Object.fromEntries(names.map((name) => [name, many]));
        const text = pattern && bundle.formatPattern(pattern, args, problems);
        if (text === undefined || text === null || problems.length || /[{}]|\$\w/.test(text)) {
          wrong.push(`${id}, ${many}: ${text} ${problems.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("the words of the page", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["pt", "es-MX", "en"], "es"],
    [["pt", "it"], "en"],
    [[], "en"],
  ] as const)("are those of the device: %s → %s", async (speaks, language) => {
    const { words } = await opened(...speaks);
    expect(words.language).toBe(language);
  });

  it("stay in the language that somebody chose", async () => {
    const before = await opened("de");
    await before.loadWords();
    await before.setLanguage("nl");
    expect(document.documentElement.lang).toBe("nl");
    const { words } = await opened("de");
    expect(words.language).toBe("nl");
  });

  it("are the game's own where it has them, and else the shell's", async () => {
    const { loadWords, t, hasWord } = await opened("en");
    await loadWords("ali_baba");
    expect(t("cassim")).toBe("Cassim");
    expect(t("seat-number", { n: 3 })).toBe("Seat 3");
    await loadWords("tom_thumb");
    expect(hasWord("cassim")).toBe(false);
    expect(hasWord("seat-number")).toBe(true);
  });

  it("of another game are known without playing it", async () => {
    const { loadWords, loadGameWords, wordsOf, t } = await opened("en");
    await loadWords("tom_thumb");
    await loadGameWords(["ali_baba"]);
    expect(wordsOf("ali_baba", "cassim")).toBe("Cassim");
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(t("cassim")).toBe("");
  });

  it("change for the shell and every game at once", async () => {
    const { loadWords, loadGameWords, setLanguage, wordsOf, t } = await opened("en");
    await loadWords("tom_thumb");
    await loadGameWords(["ali_baba"]);
    const said = () => [t("place-marsh"), t("odds-title"), wordsOf("ali_baba", "call-glance")];
    const english = said();
    await setLanguage("fr");
    const french = said();
    expect(french.every((word, i) => word && word !== english[i])).toBe(true);
  });

  it("that are missing are shown as nothing, never as a raw key", async () => {
    const { loadWords, t } = await opened("en");
    await loadWords();
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(t("no-such-word")).toBe("");
    expect(t("constructor")).toBe("");
    expect(told).toHaveBeenCalledWith('no words for "no-such-word" in en');
  });

  it.each([
    ["fr", "Lena, Tom et Oma"],
    ["en", "Lena, Tom, and Oma"],
    ["de", "Lena, Tom und Oma"],
    ["es", "Lena, Tom y Oma"],
    ["nl", "Lena, Tom en Oma"],
  ] as const)("list names as one does in %s", async (language, text) => {
    const { loadWords, setLanguage, listed } = await opened("en");
    await loadWords();
    await setLanguage(language);
    expect(listed(["Lena", "Tom", "Oma"])).toBe(text);
  });

  it.each(LANGUAGES)("count one and several apart in %s", async (language) => {
    const { loadWords, setLanguage, t } = await opened("en");
    await loadWords();
    await setLanguage(language);
    const [one, two, five] = [1, 2, 5].map((count) => t("company-age7", { count }));
    expect(one?.replace("1", "2")).not.toBe(two);
    expect(two).not.toBe(five);
  });
});
