/** Looking back at a game, step by step. */
import { postReplay } from "$client/api";
import type { Replay, SightSent } from "$client/generated/wire";

const SECONDS_A_STEP = 1.4;

export class Player {
  replay = $state.raw<Replay | null>(null);
  /** Why there is no replay, if there is none. */
  refused: unknown = null;
  at = $state(0);
  playing = $state(false);
  #timer = 0;

  constructor(readonly record: object) {}

  get last(): number {
    return (this.replay?.steps.length ?? 1) - 1;
  }

  /** The step as the seat saw it then. */
  get sight(): SightSent | null {
    const step = this.replay?.steps[this.at];
    if (!this.replay || !step) return null;
    return {
      type: "sight",
      seat: this.replay.eye,
      seq: this.at + 1,
      view: step.view,
      asks: step.asks,
      events: step.events,
      outcome: this.at === this.last ? this.replay.outcome : null,
    };
  }

  async look(eye: number | null): Promise<void> {
    try {
      this.replay = await postReplay(this.record, eye);
      this.refused = null;
    } catch (refused) {
      this.refused = refused;
    }
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    if (this.at === this.last) this.pause();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#timer = window.setInterval(() => this.go(this.at + 1), SECONDS_A_STEP * 1000);
  }

  pause(): void {
    window.clearInterval(this.#timer);
    this.playing = false;
  }
}
