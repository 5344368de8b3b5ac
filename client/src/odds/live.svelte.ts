/**
 * The odds of the table that is being set up, asked for anew whenever it changes: of a few games at
 * once, and then of more and more, which are surer. Whoever changes something does without the rest.
 */
import { getOdds, getSuggestions, Refusal, type OddsWanted } from "$client/api";
import { BATCHES, type Odds, type Suggestion } from "$client/generated/wire";

/** Somebody who drags, or holds a key, does not ask at every step. */
const PAUSE = 30;
/** Suggestions are for those who have stopped changing things. */
const SETTLED = 400;
const WARMING_AGAIN = 500;
const BUSY_AGAIN = 2000;
const MOST_BUSY = 5;

export class LiveOdds {
  /** What was reckoned last; it stays while the next is on its way, so that nothing jumps. */
  odds = $state.raw<Odds | null>(null);
  suggestions = $state.raw<Suggestion[]>([]);
  /** The odds are those of the table as it is now. */
  fresh = $state(false);
  /** The suggestions are known too. */
  settled = $state(false);
  /** The house is still compiling: this may take a while. */
  warming = $state(false);
  /** What the odds are of, as it was asked. */
  #wanted = "";
  #asking: AbortController | null = null;

  ask(table: OddsWanted): void {
    const wanted = JSON.stringify(table);
    if (wanted === this.#wanted) return;
    const first = this.#wanted === "";
    this.#wanted = wanted;
    this.leave();
    this.#asking = new AbortController();
    this.fresh = this.settled = false;
    this.suggestions = [];
    void this.#follow(table, this.#asking.signal, first ? 0 : PAUSE);
  }

  /** Whoever has left waits for nothing. */
  leave(): void {
    this.#asking?.abort();
  }

  async #follow(table: OddsWanted, signal: AbortSignal, pause: number): Promise<void> {
    try {
      await wait(pause, signal);
      for (const games of BATCHES) {
        if (this.fresh && this.odds && this.odds.games >= games) continue;
        this.odds = await this.#patiently(() => getOdds(table, games, signal), signal);
        this.fresh = true;
        if (this.odds.problem) return;
      }
      await wait(SETTLED, signal);
      const found = await this.#patiently(() => getSuggestions(table, signal), signal);
      this.suggestions = found.suggestions;
      this.settled = true;
    } catch (problem) {
      if (!signal.aborted && !(problem instanceof Refusal)) throw problem;
    }
  }

  /** Ask until there is an answer; a house that is busy again and again is left alone. */
  async #patiently<T extends { warming: boolean }>(
    ask: () => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    for (let busy = 0; ;) {
      const answer = await ask().catch((problem: unknown) => {
        if (signal.aborted || !isPassing(problem) || ++busy === MOST_BUSY) throw problem;
        return null;
      });
      signal.throwIfAborted();
      this.warming = answer?.warming ?? this.warming;
      if (answer && !answer.warming) return answer;
      await wait(answer ? WARMING_AGAIN : BUSY_AGAIN, signal);
    }
  }
}

function isPassing(problem: unknown): boolean {
  return problem instanceof Refusal && ["busy", "network"].includes(problem.kind);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      window.clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
