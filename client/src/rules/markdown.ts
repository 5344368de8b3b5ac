/**
 * The little of Markdown that rules are written in: headings, paragraphs, lists, bold, pictures and
 * tables. It becomes plain data and never HTML.
 *
 * An item of a list may begin with pictures in a row: `![](lantern.svg) → ![](cottage.svg)` leads
 * from one to the next, `/` stands between two that do not belong together. A paragraph, an item or
 * a row of a table may end with anchors: `{#pebbles}`, `{#tall_tree #boots}`. Headings are numbered:
 * `part-0`, `part-1`.
 */

export interface Span {
  text: string;
  bold: boolean;
  /** Which of the places found it belongs to (`search.ts`). */
  found?: number;
}

export interface Drawing {
  name: string;
  /** What stands between it and the one before. */
  after: "" | "→" | "/";
}

export interface Item {
  spans: Span[];
  pictures: Drawing[];
  anchors: string[];
}

export interface Row {
  cells: Span[][];
  anchors: string[];
}

export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; spans: Span[]; anchors: string[] }
  | { kind: "paragraph"; spans: Span[]; anchors: string[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "picture"; name: string; alt: string }
  | { kind: "table"; head: Span[][]; rows: Row[] };

export type List = Extract<Block, { kind: "list" }>;

/** The rules as a page shows them: three lines with pictures first, and the text below them. */
export interface Rules {
  heading: Span[];
  minute: List;
  text: Block[];
}

/** The title is left out: the page has its own. */
export function splitRules(blocks: Block[]): Rules {
  const text = blocks.filter((block) => block.kind !== "heading" || block.level > 1);
  const [first, second, ...rest] = text;
  if (first?.kind === "heading" && second?.kind === "list") {
    return { heading: first.spans, minute: second, text: rest };
  }
  return { heading: [], minute: { kind: "list", ordered: false, items: [] }, text };
}

export function readMarkdown(text: string): Block[] {
  const chunks = text.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const blocks = chunks
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .flatMap(readChunk);
  const headings = blocks.filter((block) => block.kind === "heading");
  headings.forEach((heading, n) => heading.anchors.push(`part-${n}`));
  return blocks;
}

function readChunk(chunk: string): Block[] {
  const lines = chunk.split("\n");
  const [first = ""] = lines;
  const heading = /^(#{1,3}) +(.*)$/.exec(first);
  if (heading) {
    const level = (heading[1] ?? "#").length as 1 | 2 | 3;
    const rest = lines.slice(1).join("\n").trim();
    const spans = readSpans(heading[2] ?? "");
    const block: Block = { kind: "heading", level, spans, anchors: [] };
    return rest ? [block, ...readChunk(rest)] : [block];
  }
  const picture = /^!\[(.*)\]\(([\w.-]+)\)$/.exec(chunk);
  if (picture) return [{ kind: "picture", alt: picture[1] ?? "", name: picture[2] ?? "" }];
  if (first.startsWith("|")) return [readTable(lines)];
  if (/^[-*] /.test(first)) return [readList(lines, /^[-*] +/, false)];
  if (/^\d+\. /.test(first)) return [readList(lines, /^\d+\. +/, true)];
  const { rest, anchors } = readAnchors(lines.join(" "));
  return [{ kind: "paragraph", spans: readSpans(rest), anchors }];
}

/** A line without a mark belongs to the item above it. */
function readList(lines: string[], mark: RegExp, ordered: boolean): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered, items: items.map(readItem) };
}

function readItem(text: string): Item {
  const { rest, anchors } = readAnchors(text);
  const [row = ""] = /^(?:[→/]? *!\[\]\([\w.-]+\) *)+/.exec(rest) ?? [];
  const pictures = [...row.matchAll(/([→/]?) *!\[\]\(([\w.-]+)\)/g)].map(
    ([, after = "", name = ""]) => ({ name, after }) as Drawing,
  );
  return { spans: readSpans(rest.slice(row.length)), pictures, anchors };
}

function readTable(lines: string[]): Block {
  const [head, ...rows] = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) => readRow(line.trim().slice(1, -1)));
  return { kind: "table", head: head?.cells ?? [], rows };
}

function readRow(line: string): Row {
  const { rest, anchors } = readAnchors(line);
  return { cells: rest.split("|").map((cell) => readSpans(cell.trim())), anchors };
}

function readAnchors(text: string): { rest: string; anchors: string[] } {
  const [end = "", inside = ""] = /\s*\{((?:\s*#[\w-]+)+)\s*\}\s*$/.exec(text) ?? [];
  return {
    rest: text.slice(0, text.length - end.length),
    anchors: inside.split(/[\s#]+/).filter(Boolean),
  };
}

function readSpans(text: string): Span[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((span) => span.text);
}
