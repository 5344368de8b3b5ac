/**
 * A lesson as it stands in a game's `lesson/lesson.json`: a fixed deal, and one step after the other.
 * It is played at a real table: the player sits at seat 0, and the page plays the moves of the
 * company. The sentences are in `lesson/<language>.ftl`.
 */
import type { Persona } from "$client/generated/wire";

export interface Lesson {
  deal: Deal;
  steps: Step[];
}

export interface Deal {
  seed: string;
  options: Record<string, unknown>;
  /** Who sits at seat 1, 2, … */
  company: Persona[];
}

type Move = { type: string } & Record<string, unknown>;

export interface Step {
  /** Also the id of the sentence. `<id>-wrong` answers any wrong try that `wrong` does not name. */
  id: string;
  /**
   * CSS selectors: what the hand points at, within the game's screen. Of several the last one that is
   * found counts: a second tap is pointed at once the first has changed something.
   */
  points?: string[];
  /** A CSS selector: where to the hand drags it. */
  to?: string;
  /** A thing to remember that is drawn beside the sentence, by the game's `Thing.svelte`. */
  beside?: string;
  /** What the player does. Without it, they listen and tap "Go on". */
  does?: Move;
  /** Fields of that move that may be anything. */
  free?: string[];
  /** Tries that get an answer of their own: any move with these fields. The first that fits counts. */
  wrong?: { move: Partial<Move>; say: string }[];
  /** What the others do afterwards. Seat null with `TimeUp`: the time of the question passes. */
  then?: { seat: number | null; move: Move }[];
  /** Events that the player is told during this step. The tests ask for them. */
  shows?: string[];
}

/** Whether a move is what the step waits for. */
export function isRight({ does, free = [] }: Step, move: object): boolean {
  if (!does) return false;
  const fields = Object.keys({ ...does, ...move }).filter((field) => !free.includes(field));
  return fields.every((field) => same(does[field], move[field as keyof typeof move]));
}

/** The id of the answer to a try that is not what the step waits for. */
export function answerTo({ id, wrong = [] }: Step, move: object): string {
  const fits = wrong.find(({ move: tried }) =>
    Object.entries(tried).every(([field, value]) => same(value, move[field as keyof typeof move])),
  );
  return fits?.say ?? `${id}-wrong`;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
