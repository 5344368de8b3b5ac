import { describe, expect, it } from "vitest";
import { readMarkdown, type Span } from "$client/rules/markdown";

const plain = (text: string): Span => ({ text, bold: false });
const bold = (text: string): Span => ({ text, bold: true });
const item = (...spans: object[]) => ({ picture: null, spans });
const pages = import.meta.glob<string>("../../../veillee/games/*/words/rules.*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("rules in Markdown", () => {
  it("have headings, also right above their text", () => {
    expect(readMarkdown("# One\n\n### Three\nText\nand more")).toEqual([
      { kind: "heading", level: 1, spans: [plain("One")] },
      { kind: "heading", level: 3, spans: [plain("Three")] },
      { kind: "paragraph", spans: [plain("Text and more")] },
    ]);
  });

  it("have bold words in the middle of others", () => {
    expect(readMarkdown("You **may** look. **Always**")).toEqual([
      { kind: "paragraph", spans: [plain("You "), bold("may"), plain(" look. "), bold("Always")] },
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
      { kind: "table", head: [[plain("a")], [bold("b")]], rows: [[[plain("1")], [plain("2")]]] },
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

  it("never become HTML: what looks like it is text", () => {
    expect(readMarkdown("<b>bold</b>\r\n\r\n\r\n<script>")).toEqual([
      { kind: "paragraph", spans: [plain("<b>bold</b>")] },
      { kind: "paragraph", spans: [plain("<script>")] },
    ]);
  });

  it.each(Object.keys(pages))("are read without a mark left over: %s", (path) => {
    const text = JSON.stringify(readMarkdown(pages[path] ?? ""));
    expect(text.length).toBeGreaterThan(500);
    expect(text).not.toMatch(/\*\*|!\[|"text":"(#|- |\|)/);
  });
});
