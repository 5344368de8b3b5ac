import { describe, expect, it } from "vitest";
import { readMarkdown, type Block, type Span } from "$client/rules/markdown";
import { isEnough, search } from "$client/rules/search";

function spansOf(block: Block): Span[] {
  if (block.kind === "list") return block.items.flatMap(({ spans }) => spans);
  if (block.kind === "table") {
    return [block.head, ...block.rows.map(({ cells }) => cells)].flat(2);
  }
  return block.kind === "picture" ? [] : block.spans;
}

/** What is marked, as "n:text". */
function marked(text: string, wanted: string): string[] {
  const spans = search(readMarkdown(text), wanted).blocks.flatMap(spansOf);
  return spans.flatMap(({ found, text }) => (found === undefined ? [] : [`${found}:${text}`]));
}

const written = (blocks: Block[]) => blocks.flatMap(spansOf).map(({ text }) => text);

describe("a search in the rules", () => {
  it.each([
    ["Il faut Écraser.", "ecraser", ["0:Écraser"]],
    ["Il faut ecraser.", "ÉCRASER", ["0:ecraser"]],
    ["Une sœur, des œufs", "soeur", ["0:sœur"]],
    ["Große Füße", "fusse", ["0:Füße"]],
    ["the ogre’s lair", "ogre's", ["0:ogre’s"]],
    ["C’est gagné\u202f!", "gagné !", ["0:gagné\u202f!"]],
    ["cafe\u0301 et the\u0301", "café", ["0:cafe\u0301"]],
    ["aaaa", "aa", ["0:aa", "1:aa"]],
    ["a.c abc", "a.c", ["0:a.c"]],
  ])("in %j for %j", (text, wanted, expected) => {
    expect(marked(text, wanted)).toEqual(expected);
  });

  it("goes through headings, paragraphs, items and rows in their order", () => {
    const text = "## The tree\n\nA tree.\n\n- tree\n- no\n\n| tree |\n| - |\n| a | Trees |";
    expect(marked(text, "tree")).toEqual(["0:tree", "1:tree", "2:tree", "3:tree", "4:Tree"]);
    expect(search(readMarkdown(text), "tree").places[1]).toBe("A tree.");
  });

  it("finds what begins in bold and ends plain, as one place", () => {
    expect(marked("**Six ogre** tiles", "ogre tiles")).toEqual(["0:ogre", "0: tiles"]);
    expect(search(readMarkdown("**Six ogre** tiles"), "ogre tiles").places).toHaveLength(1);
  });

  it("loses and changes nothing, and makes no HTML of anything", () => {
    const blocks = readMarkdown("Say **<b>stop</b>** <img src=x onerror=alert(1)>");
    const found = search(blocks, "<b>st");
    expect(written(found.blocks).join("")).toBe(written(blocks).join(""));
    expect(found.blocks.flatMap(spansOf)).toContainEqual({ text: "<b>st", bold: true, found: 0 });
  });

  it("waits for a second letter, and finds nothing where there is nothing", () => {
    const blocks = readMarkdown("A tree");
    expect(isEnough(" t ")).toBe(false);
    expect(search(blocks, "t")).toEqual({ blocks, places: [] });
    expect(search(blocks, "wolf").places).toEqual([]);
  });
});
