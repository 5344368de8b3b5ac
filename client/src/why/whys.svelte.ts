/** The last thing that hurt at this table, for whoever wants to know why. */
import type { SightSent } from "$client/generated/wire";
import { story } from "$client/table/tale.svelte";
import type { Eyes, Reason, Why } from "./why";

/** After so many entries of the log nobody asks any more. */
const FORGOTTEN = 15;

export class Whys {
  #kept = $state.raw<{ what: Reason; seq: number } | null>(null);
  #before: SightSent | null = null;
  #now = $state(0);

  constructor(private readonly why: Why<unknown, unknown>) {}

  /** null until it has been told, and once it is long ago. */
  get latest(): Reason | null {
    const kept = this.#kept;
    if (!kept || story.told < kept.seq || this.#now > kept.seq + FORGOTTEN) return null;
    return kept.what;
  }

  follow(sight: SightSent, eyes: Eyes): void {
    const before = this.#before;
    this.#before = sight;
    this.#now = sight.seq;
    if (!before || before.seat !== sight.seat || sight.seq <= before.seq) return;
    for (const event of sight.events) {
      const reason = this.why(event, before.view, eyes);
      if (reason?.hurts) this.#kept = { what: reason, seq: sight.seq };
    }
  }

  forget(): void {
    this.#kept = null;
  }
}
