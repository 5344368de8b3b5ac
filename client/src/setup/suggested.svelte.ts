/** Doing what was suggested, and taking it back. */
import type { GameSeen, Suggestion } from "$client/generated/wire";
import { sayChanges } from "$client/odds/say";
import { chairName, type Chair } from "./chairs/chairs";
import { inForce, type Value } from "./options/schema";

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

  say = ({ changes }: Suggestion): string =>
    sayChanges(changes, {
      now: (name) => inForce(this.game, this.values, name),
      names: this.chairs().map(chairName),
    });

  apply = ({ changes }: Suggestion): void => {
    this.#before = [...this.#before, this.set(changes)];
  };

  /** Returns what takes it back. */
  set(changes: Record<string, unknown>): () => void {
    const back = Object.entries(changes).map(([name, value]) =>
      Array.isArray(value) ? this.#give(name, value as number[]) : this.#set(name, value as Value),
    );
    return () => back.forEach((undo) => undo());
  }

  undo = (): void => {
    this.#before.at(-1)?.();
    this.#before = this.#before.slice(0, -1);
  };

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
