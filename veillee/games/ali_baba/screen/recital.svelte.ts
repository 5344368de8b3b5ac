/**
 * A recital on this device: what was tapped and can still be changed, and what is on its way to the
 * table. Tapping goes on while the table writes down; it is told one thing after the other.
 */
import type { ItemSeen, Move } from "$client/generated/ali_baba";
import { type Box, copiesOf } from "./treasures";

interface Now {
  /** Somebody on this device recites. */
  on: boolean;
  /** Who may speak this very moment: not while Ali judges. */
  seat: number | null;
  seq: number;
  /** What the table has heard. */
  said: ItemSeen[];
  /** How many pebbles may be spent. */
  pebbles: number;
  box: Box;
}

export class Recital {
  /** The treasure in mind: it is said with the next one, or with "say it". */
  pending: ItemSeen | null = $state.raw(null);
  /** The treasure that was tapped though it has been said: its number cannot change any more. */
  again: ItemSeen | null = $state.raw(null);
  #coming: Move[] = $state.raw([]);
  /** What the table is hearing now. */
  #sent: Move | null = null;
  #answered = -1;

  constructor(
    private now: () => Now,
    private act: (seat: number, move: Move) => boolean | void,
  ) {}

  /** All that was said, also what the table has not heard yet. */
  get items(): ItemSeen[] {
    return [...this.now().said, ...this.#unheard.flatMap(asItem)];
  }

  /** "That is all" was said. */
  get over(): boolean {
    return this.#coming.some((move) => move.type === "ThatIsAll");
  }

  /** Not while something is on its way to the table: whoever asks for help hears it first. */
  get maySpend(): boolean {
    const { seat, pebbles } = this.now();
    return pebbles > 0 && seat !== null && this.#coming.length === 0;
  }

  /** How many of a treasure may be said. */
  most(treasure: string): number {
    return copiesOf(treasure, this.now().box);
  }

  said(treasure: string): ItemSeen | undefined {
    return this.items.find((item) => item.treasure === treasure);
  }

  /**
   * One; again: two, up to its number of copies; then one again. Copies are named together, so the
   * number of what the table has heard stays; what still waits to be heard can be counted on.
   */
  tap(treasure: string): void {
    if (this.over) return;
    this.again = null;
    const said = this.said(treasure);
    if (this.pending?.treasure === treasure) {
      this.pending = { ...this.pending, count: this.#oneMore(this.pending) };
    } else if (!said) {
      this.say();
      this.pending = { treasure, count: 1, adjective: null };
    } else if (this.#waits(treasure)) {
      this.#coming = this.#coming.map((move) =>
        move.type === "Say" && move.treasure === treasure
          ? { ...move, count: this.#oneMore(said) }
          : move,
      );
    } else {
      this.again = said;
    }
  }

  change(by: number): void {
    const { pending } = this;
    if (!pending) return;
    const count = Math.max(1, Math.min(this.most(pending.treasure), pending.count + by));
    this.pending = { ...pending, count };
  }

  say(adjective: string | null = null): void {
    const { pending } = this;
    if (!pending || this.over) return;
    this.pending = this.again = null;
    this.#coming = [...this.#coming, { type: "Say", ...pending, adjective }];
  }

  finish(): void {
    if (this.over) return;
    this.say();
    this.#coming = [...this.#coming, { type: "ThatIsAll" }];
  }

  /** The table names a treasure instead. What was only in mind is not said. */
  spendPebble(): void {
    const { seat, seq } = this.now();
    if (!this.maySpend || seat === null || seq <= this.#answered) return;
    this.pending = null;
    this.#answered = seq;
    this.act(seat, { type: "SpendPebble" });
  }

  takeBack(): void {
    this.pending = this.again = null;
  }

  /** Whenever something was said or heard: the next thing goes to the table. */
  follow(): void {
    const { on, seat, seq } = this.now();
    if (!on) {
      this.pending = this.again = this.#sent = null;
      if (this.#coming.length) this.#coming = [];
      return;
    }
    if (this.#unheard.length < this.#coming.length) this.#coming = this.#unheard;
    const next = this.#coming[0];
    if (!next || seat === null || seq <= this.#answered) return;
    this.#answered = seq;
    this.#sent = next;
    if (this.act(seat, next) === false) this.#unsay();
  }

  /** The table does not hear it: as if it had not been said. */
  #unsay(): void {
    this.#coming = this.#coming.slice(1);
    this.#sent = null;
    this.#answered = -1;
  }

  #oneMore({ treasure, count }: ItemSeen): number {
    return (count % this.most(treasure)) + 1;
  }

  #waits(treasure: string): boolean {
    return this.#unheard.some(
      (move) => move.type === "Say" && move.treasure === treasure && move !== this.#sent,
    );
  }

  get #unheard(): Move[] {
    const { said } = this.now();
    return this.#coming.filter(
      (move) => move.type !== "Say" || !said.some((item) => item.treasure === move.treasure),
    );
  }
}

function asItem(move: Move): ItemSeen[] {
  if (move.type !== "Say") return [];
  return [{ treasure: move.treasure, count: move.count, adjective: move.adjective ?? null }];
}
