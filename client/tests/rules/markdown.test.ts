import { describe, expect, it } from "vitest";
import { readMarkdown, splitRules, type Block, type Span } from "$client/rules/markdown";

const plain = (text: string): Span => ({ text, bold: false });
const bold = (text: string): Span => ({ text, bold: true });
const item = (...spans: Span[]) => ({ pictures: [], spans, anchors: [] });
const paragraph = (...spans: Span[]): Block => ({ kind: "paragraph", spans, anchors: [] });
const pages = import.meta.glob<string>("../../../veillee/games/*/words/rules.*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("rules in Markdown", () => {
  it("have headings, also right above their text", () => {
    expect(readMarkdown("# One\n\n### Three\nText\nand more")).toEqual([
      { kind: "heading", level: 1, spans: [plain("One")], anchors: ["part-0"] },
      { kind: "heading", level: 3, spans: [plain("Three")], anchors: ["part-1"] },
      paragraph(plain("Text and more")),
    ]);
  });

  it("have bold words in the middle of others", () => {
    expect(readMarkdown("You **may** look. **Always**")).toEqual([
      paragraph(plain("You "), bold("may"), plain(" look. "), bold("Always")),
    ]);
  });

  it("have lists whose items go on in the next line", () => {
    expect(readMarkdown("- one\n  and on\n* two")).toEqual([
      { kind: "list", ordered: false, items: [item(plain("one and on")), item(plain("two"))] },
    ]);
    expect(readMarkdown("1. one\n2. **two**\n10. ten")).toEqual([
      {
        kind: "list",
        ordered: true,
        items: [item(plain("one")), item(bold("two")), item(plain("ten"))],
      },
    ]);
  });

  it("have tables without their ruler", () => {
    expect(readMarkdown("| a | **b** |\n| --- | :-: |\n| 1 | 2 |")).toEqual([
      {
        kind: "table",
        head: [[plain("a")], [bold("b")]],
        rows: [{ cells: [[plain("1")], [plain("2")]], anchors: [] }],
      },
    ]);
  });

  it("have pictures from the game's own folder only", () => {
    expect(readMarkdown("![A tree](tree-1.svg)")).toEqual([
      { kind: "picture", alt: "A tree", name: "tree-1.svg" },
    ]);
    for (const strange of ["![x](../secret.svg)", "![x](https://a.example/b.svg)"]) {
      expect(readMarkdown(strange)[0]?.kind).toBe("paragraph");
    }
  });

  it("have items that begin with pictures in a row", () => {
    const [list] = readMarkdown("- ![](a.svg)![](b.svg) → ![](c.svg) / ![](d.svg) **Goal.** Go!");
    expect(list).toMatchObject({
      items: [
        {
          spans: [bold("Goal."), plain(" Go!")],
          pictures: [
            { name: "a.svg", after: "" },
            { name: "b.svg", after: "" },
            { name: "c.svg", after: "→" },
            { name: "d.svg", after: "/" },
          ],
        },
      ],
    });
  });

  it("have anchors at the end of a paragraph, an item or a row", () => {
    expect(readMarkdown("Text {#one}")).toEqual([
      { kind: "paragraph", spans: [plain("Text")], anchors: ["one"] },
    ]);
    expect(readMarkdown("- a {#one #two-b}\n- b")).toMatchObject([
      { items: [{ spans: [plain("a")], anchors: ["one", "two-b"] }, item(plain("b"))] },
    ]);
    expect(readMarkdown("| h |\n| - |\n| **a** | b. {#one} |")).toMatchObject([
      { rows: [{ cells: [[bold("a")], [plain("b.")]], anchors: ["one"] }] },
    ]);
    expect(readMarkdown("{#one} in the middle {one}")).toEqual([
      paragraph(plain("{#one} in the middle {one}")),
    ]);
  });

  it("are split into three pictures and the text, without the title", () => {
    const blocks = readMarkdown("# T\n\n## Minute\n\n- one\n- two\n\n## More\n\nText");
    const { heading, minute, text } = splitRules(blocks);
    expect(heading).toEqual([plain("Minute")]);
    expect(minute.items).toHaveLength(2);
    expect(text.map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
    expect(splitRules(readMarkdown("# T\n\nText"))).toMatchObject({
      minute: { items: [] },
      text: [paragraph(plain("Text"))],
    });
  });

  it("never become HTML: what looks like it is text", () => {
    expect(readMarkdown("<b>bold</b>\r\n\r\n\r\n<script>")).toEqual([
      paragraph(plain("<b>bold</b>")),
      paragraph(plain("<script>")),
    ]);
  });

  it.each(Object.keys(pages))("are read without a mark left over: %s", (path) => {
    const blocks = readMarkdown(pages[path] ?? "");
    expect(splitRules(blocks).minute.items).toHaveLength(3);
    const text = JSON.stringify(blocks);
    expect(text.length).toBeGreaterThan(500);
    expect(text).not.toMatch(/\*\*|!\[|\{#|"text":"(#|- |\|)/);
  });
});
