/**
 * Searching in the rules. Case, accents and the kind of an apostrophe or a space do not matter:
 * "ecraser" finds "Écraser". Nothing becomes HTML: the spans are cut where something was found.
 */
import type { Block, Span } from "./markdown";

/** One letter finds too much. */
const SHORTEST = 2;

export interface Found {
  blocks: Block[];
  /** The text around each place that was found. */
  places: string[];
}

export function isEnough(wanted: string): boolean {
  return wanted.trim().length >= SHORTEST;
}

export function search(blocks: Block[], wanted: string): Found {
  const places: string[] = [];
  if (!isEnough(wanted)) return { blocks, places };
  const { letters } = fold(wanted.trim());

  const mark = (spans: Span[]): Span[] => {
    const text = spans.map((span) => span.text).join("");
    const ranges = rangesOf(text, letters);
    const first = places.length;
    places.push(...ranges.map(() => text));
    return cut(spans, ranges, first);
  };
  return { blocks: blocks.map((block) => inBlock(block, mark)), places };
}

function inBlock(block: Block, mark: (spans: Span[]) => Span[]): Block {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return { ...block, spans: mark(block.spans) };
    case "list":
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, spans: mark(item.spans) })),
      };
    case "table":
      return {
        ...block,
        head: block.head.map(mark),
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(mark) })),
      };
    case "picture":
      return block;
  }
}

type Range = [start: number, end: number];

function rangesOf(text: string, letters: string): Range[] {
  const folded = fold(text);
  const ranges: Range[] = [];
  let at = folded.letters.indexOf(letters);
  while (at >= 0) {
    const end = at + letters.length;
    ranges.push([folded.from[at] ?? 0, folded.to[end - 1] ?? text.length]);
    at = folded.letters.indexOf(letters, end);
  }
  return ranges;
}

/** Plain small letters, and for each of them where its own letter, with its accents, begins and ends. */
function fold(text: string): { letters: string; from: number[]; to: number[] } {
  let letters = "";
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const letter of text.match(/.\p{M}*/gsu) ?? []) {
    const plain = foldLetter(letter);
    letters += plain;
    for (let i = 0; i < plain.length; i++) {
      from.push(at);
      to.push(at + letter.length);
    }
    at += letter.length;
  }
  return { letters, from, to };
}

const SAME: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "‘": "'" };

function foldLetter(letter: string): string {
  const small = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/\s/u, " ");
  return SAME[small] ?? small;
}

/** The spans, cut at the edges of the ranges. */
function cut(spans: Span[], ranges: Range[], first: number): Span[] {
  if (ranges.length === 0) return spans;
  const edges = ranges.flat();
  let at = 0;
  return spans.flatMap((span) => {
    const start = at;
    at += span.text.length;
    const inside = edges.filter((edge) => edge > start && edge < start + span.text.length);
    const cuts = [...new Set([start, ...inside, at])];
    return cuts.slice(0, -1).map((from, i): Span => {
      const text = span.text.slice(from - start, (cuts[i + 1] ?? at) - start);
      const n = ranges.findIndex(([begin, end]) => from >= begin && from < end);
      return n < 0 ? { text, bold: span.bold } : { text, bold: span.bold, found: first + n };
    });
  });
}
