/**
 * A fingertip that is led over the dark. It asks what it feels, one spot at a time, and goes on until
 * it has arrived: the hand that answers glides no faster than a finger. What it felt is not kept.
 */
import type { Felt } from "$client/screen";

/** As often as one can feel. */
const EVERY_MS = 1000 / 55;
/** Nothing came back: a breath, then once more. */
const AGAIN_MS = 80;
const ARRIVED = 0.004;
const MIDDLE = { x: 0.5, y: 0.5 };

export class Fingertip {
  /** Where it is and what is there, for as long as it lies there. */
  felt: Felt | null = $state.raw(null);
  #wanted: { x: number; y: number } | null = null;
  #was = MIDDLE;
  #frame = 0;
  #asking = false;
  #next = 0;

  constructor(
    private ask: (x: number, y: number) => Promise<Felt | null>,
    private notice: (felt: Felt | null) => void,
  ) {}

  lead(x: number, y: number): void {
    this.#wanted = { x: within(x), y: within(y) };
    this.#go();
  }

  /** By keys: from where it was, a little further. */
  nudge(dx: number, dy: number): void {
    const { x, y } = this.#wanted ?? this.#was;
    this.lead(this.#wanted ? x + dx : x, this.#wanted ? y + dy : y);
  }

  lift(): void {
    this.#wanted = null;
    this.felt = null;
    this.notice(null);
  }

  #go(): void {
    if (!this.#frame && !this.#asking)
      this.#frame = requestAnimationFrame((now) => void this.#step(now));
  }

  #step = async (now: number): Promise<void> => {
    this.#frame = 0;
    if (!this.#wanted) return;
    if (now < this.#next) return this.#go();
    this.#next = now + EVERY_MS;
    this.#asking = true;
    const felt = await this.ask(this.#wanted.x, this.#wanted.y);
    this.#asking = false;
    if (!this.#wanted) return;
    if (felt) this.#feel(felt);
    else this.#next = performance.now() + AGAIN_MS;
    const { x, y } = this.#wanted;
    if (!felt || Math.hypot(felt.x - x, felt.y - y) > ARRIVED) this.#go();
  };

  #feel(felt: Felt): void {
    this.felt = felt;
    this.#was = { x: felt.x, y: felt.y };
    this.notice(felt);
  }
}

function within(part: number): number {
  return Math.max(0, Math.min(1, part));
}
