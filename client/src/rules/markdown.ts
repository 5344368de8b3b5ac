/**
 * The little of Markdown that rules are written in: headings, paragraphs, lists, bold, pictures and
 * tables. It becomes plain data and never HTML. An item of a list may begin with a picture.
 */

export interface Span {
  text: string;
  bold: boolean;
}

export interface Item {
  spans: Span[];
  picture: string | null;
}

export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "picture"; name: string; alt: string }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export function readMarkdown(text: string): Block[] {
  const chunks = text.replaceAll("\r\n", "\n").split(/\n{2,}/);
  return chunks
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .flatMap(readChunk);
}

function readChunk(chunk: string): Block[] {
  const lines = chunk.split("\n");
  const [first = ""] = lines;
  const heading = /^(#{1,3}) +(.*)$/.exec(first);
  if (heading) {
    const level = (heading[1] ?? "#").length as 1 | 2 | 3;
    const rest = lines.slice(1).join("\n").trim();
    const block: Block = { kind: "heading", level, spans: readSpans(heading[2] ?? "") };
    return rest ? [block, ...readChunk(rest)] : [block];
  }
  const picture = /^!\[(.*)\]\(([\w.-]+)\)$/.exec(chunk);
  if (picture) return [{ kind: "picture", alt: picture[1] ?? "", name: picture[2] ?? "" }];
  if (first.startsWith("|")) return [readTable(lines)];
  if (/^[-*] /.test(first)) return [readList(lines, /^[-*] +/, false)];
  if (/^\d+\. /.test(first)) return [readList(lines, /^\d+\. +/, true)];
  return [{ kind: "paragraph", spans: readSpans(lines.join(" ")) }];
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
  const [mark = "", picture = null] = /^!\[\]\(([\w.-]+)\) */.exec(text) ?? [];
  return { spans: readSpans(text.slice(mark.length)), picture };
}

function readTable(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => readSpans(cell.trim())),
    );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

function readSpans(text: string): Span[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((span) => span.text);
}
