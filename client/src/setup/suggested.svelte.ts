/** Doing what was suggested, and taking it back. */
import type { GameSeen, Suggestion } from "$client/generated/wire";
import { sayChanges } from "$client/odds/say";
import { listed, t } from "$client/words/words.svelte";
import { chairName, type Chair } from "./chairs";
import { inForce, type Value } from "./schema";

export class Suggested {
  #before = $state.raw<(() => void)[]>([]);

  constructor(
    readonly game: GameSeen,
    readonly values: Record<string, Value>,
    readonly chairs: () => Chair[],
  ) {}

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** In words: for a list of numbers, who has how many. */
  say = (suggestion: Suggestion): string => {
    const [[name, counts] = ["", null]] = Object.entries(suggestion.changes);
    if (Array.isArray(counts)) return this.#sayGiven(name, counts as number[]);
    return sayChanges(suggestion, (name) => inForce(this.game, this.values, name));
  };

  apply = (suggestion: Suggestion): void => {
    const back = Object.entries(suggestion.changes).map(([name, value]) =>
      Array.isArray(value) ? this.#give(name, value as number[]) : this.#set(name, value as Value),
    );
    this.#before = [...this.#before, () => back.forEach((undo) => undo())];
  };

  undo = (): void => {
    this.#before.at(-1)?.();
    this.#before = this.#before.slice(0, -1);
  };

  #sayGiven(name: string, counts: number[]): string {
    const given = this.chairs().flatMap((chair, n) => {
      const count = counts[n] ?? 0;
      return count > 0 ? [t(`suggest-${name}-each`, { name: chairName(chair, n), count })] : [];
    });
    return listed(given);
  }

  #set(name: string, value: Value): () => void {
    const before = this.values[name] ?? null;
    this.values[name] = value;
    return () => (this.values[name] = before);
  }

  /** A chair that has come since then has nothing to give back. */
  #give(name: string, counts: number[]): () => void {
    const before = new Map(this.chairs().map(({ id, own }) => [id, own[name] ?? 0]));
    this.chairs().forEach((chair, n) => (chair.own[name] = counts[n] ?? 0));
    return () => this.chairs().forEach((one) => (one.own[name] = before.get(one.id) ?? 0));
  }
}
