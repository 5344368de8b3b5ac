// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { COPIES, type View } from "$client/generated/ali_baba";
import { LANGUAGES, loadWords, setLanguage, t } from "$client/words/words.svelte";
import { callFor } from "$games/ali_baba/screen/calls";
import { captors, danger } from "$games/ali_baba/screen/danger";
import { after, onto } from "$games/ali_baba/screen/retell";
import { itemOf, recitalOf, wordOf } from "$games/ali_baba/screen/saying";
import { alarmOf, copiesOf, stacked, TREASURES } from "$games/ali_baba/screen/treasures";
import { askOf, sightOf } from "../made";

beforeAll(() => loadWords("ali_baba"));

describe("treasures", () => {
  it("are as many as in the box, and one of what is unknown", () => {
    const box = { forty_four: false };
    expect(copiesOf("slippers", box)).toBe(4);
    expect(copiesOf("constructor", box)).toBe(1);
    expect(copiesOf("teapot", box)).toBe(4);
    expect(copiesOf("teapot", { forty_four: true })).toBe(3);
  });

  it("raise an alarm, or none", () => {
    expect([alarmOf("lion"), alarmOf("ring"), alarmOf("chief"), alarmOf("constructor")]).toEqual([
      "noisy",
      null,
      null,
      null,
    ]);
  });

  it("lie together in the order of the box", () => {
    expect(stacked(["ring", "lion", "ring", "nothing"])).toEqual([
      { treasure: "lion", count: 1 },
      { treasure: "ring", count: 2 },
    ]);
    expect(TREASURES).toEqual(Object.keys(COPIES));
  });
});

describe("danger", () => {
  it("grows with every token, up to one", () => {
    expect([0, 1, 3, 4, 6].map((many) => danger(Array<string>(many).fill("shiny")))).toEqual([
      0, 0.25, 0.75, 1, 1,
    ]);
  });

  it("ends with three alike or one of each", () => {
    expect(captors(["noisy", "shiny", "noisy", "noisy"])).toEqual(["noisy", "noisy", "noisy"]);
    expect(captors(["noisy", "shiny", "encumbering"])).toEqual(["shiny", "noisy", "encumbering"]);
  });
});

describe("what is said", () => {
  it.each(LANGUAGES)("has its article, its number and its adjective in %s", async (language) => {
    await setLanguage(language);
    const said = (treasure: string, count: number, adjective: string | null) =>
      itemOf({ treasure, count, adjective }, "set");
    for (const treasure of TREASURES.filter((one) => one !== "chief")) {
      const [one, two, red] = [
        said(treasure, 1, null),
        said(treasure, 2, null),
        said(treasure, 1, "red"),
      ];
      expect(one).not.toMatch(/ {2}|^ | $/);
      expect(new Set([one, two, red]).size).toBe(3);
      expect(red).not.toMatch(/ {2}|^ | $/);
    }
  });

  it("puts adjectives where the language has them", async () => {
    await setLanguage("en");
    expect(itemOf({ treasure: "lion", count: 2, adjective: "sleepy" }, "set")).toBe(
      "two sleepy lions",
    );
    await setLanguage("fr");
    expect(itemOf({ treasure: "crown", count: 1, adjective: "blue" }, "set")).toBe(
      "une couronne bleue",
    );
    expect(wordOf({ treasure: "crown", count: 1, adjective: "blue" }, false)).toBe("bleue");
    expect(wordOf({ treasure: "crown", count: 1, adjective: "anything" }, true)).toBe("anything");
  });

  it("becomes a sentence that grows and ends", async () => {
    await setLanguage("en");
    const growing = recitalOf(["a lion", "two rings"], false);
    const done = recitalOf(["a lion", "a ring", "a book"], true);
    expect(growing).toContain("a lion, two rings");
    expect(done).toContain("a lion, a ring and a book");
    expect(recitalOf(["a lion"], true)).toContain("a lion");
    expect(recitalOf([], false)).not.toBe("");
  });
});

describe("while a treasure lies open", () => {
  const sight = sightOf({ view: { ali: 1, shown: null }, asks: [askOf(0, "glance")] });
  const call = (...mine: number[]) => callFor(sight, { mine, name: () => "" }).text;

  it("only those who will have to recite are asked to remember it", () => {
    expect(call(0)).toBe(t("call-glance"));
    expect(call(0, 1)).toBe(t("call-glance"));
    expect(call(1)).toBe(t("call-glance-ali"));
    expect(call(0)).not.toBe(call(1));
  });
});

describe("whoever recites", () => {
  it("is told which order is to be kept", () => {
    const hints = (["none", "appeared", "recited"] as const).map((in_order) => {
      const sight = sightOf({ view: { options: { in_order } }, asks: [askOf(0, "recite")] });
      return callFor(sight, { mine: [0], name: () => "" }).hint;
    });
    expect(hints).toEqual([
      t("call-recite-hint"),
      t("call-recite-hint-appeared"),
      t("call-recite-hint-recited"),
    ]);
    expect(new Set(hints).size).toBe(3);
  });
});

describe("an Ali who judges", () => {
  it("is told that the cards lie in the order that is to be kept, if there is one", () => {
    const hint = (in_order: string) => {
      const view = { options: { in_order }, last_round: false };
      return callFor(sightOf({ view, asks: [askOf(0, "judge")] }), { mine: [0], name: () => "" })
        .hint;
    };
    expect([hint("appeared"), hint("none")]).toEqual([t("call-judge-order"), undefined]);
  });
});

it("shows Ali's verdict on what was said, though the next sight is told meanwhile", () => {
  const view = { said: null, items: 0 } as unknown as View;
  const item = { treasure: "lamp", count: 1, adjective: null };
  const said = after(view, { type: "ItemSaid", thief: 1, ...item, right: null });
  const next = { said: null, items: 1 } as unknown as View;
  expect(onto(said, next)).toEqual({ ...next, heard: { ...item, verdict: null } });
  const judged = after(onto(said, next), { type: "ItemJudged", ali: 0, right: true });
  expect(judged).toEqual({ ...next, heard: { ...item, verdict: "right" } });
});
