/**
 * A lesson in progress. The page holds every seat of a real table: the player sits at the first, and
 * the page plays what the others do. Time stands still there. Going back opens a new table and plays
 * it up to the step.
 */
import { postTable } from "$client/api";
import { me } from "$client/device/me.svelte";
import { paced } from "$client/device/pace.svelte";
import { PICTURES, type SightSent } from "$client/generated/wire";
import { Live } from "$client/live/live.svelte";
import { play } from "$client/sound/sound.svelte";
import type { Puppet } from "$client/table/puppets";
import { isStill } from "$client/table/still";
import { story } from "$client/table/tale.svelte";
import { answerTo, isRight, type Lesson, type Step } from "./lesson";

/** The player's seat. */
export const ME = 0;

/** How long the others think, in milliseconds. */
const THINKING = 700;

type Scripted = NonNullable<Step["then"]>[number];

export class Course {
  live = $state.raw<Live | null>(null);
  at = $state(0);
  /** The step has been done: its consequences are being shown. */
  done = $state(false);
  /** The table is being played up to the step. */
  rushing = $state(true);
  /** The sentence that answers a try that was not meant. */
  answer = $state<string | null>(null);
  /** Counts how often the player had to be shown again what to do. */
  nudges = $state(0);
  problem = $state.raw<unknown>(null);

  #coming: Scripted[] = [];
  /** The entry of the log that the last move of the page becomes. */
  #awaited = 0;
  #timer = 0;
  #left = false;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    readonly company: Puppet[],
  ) {
    void this.#open(0);
  }

  /** undefined: the lesson is over. */
  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  get isOver(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  get sight(): SightSent | undefined {
    return this.live?.sightOf(ME);
  }

  /** Something is to be done on the game's screen now. */
  get waits(): boolean {
    return !this.rushing && !this.done && this.step?.does !== undefined;
  }

  /** What the player tries. Whether it goes to the table. */
  act(seat: number | null | undefined, move: object): boolean {
    const { step, sight } = this;
    if (!step || !sight || seat !== ME || this.done || this.rushing) return false;
    const right = isRight(step, move);
    if (right) this.#do(move);
    else this.reply(step.does ? answerTo(step, move) : null);
    return right;
  }

  /** A kind word for a try that was not meant; null: nothing was to be done. */
  reply(sentence: string | null): void {
    this.answer = sentence;
    this.nudges += 1;
    play("page");
  }

  /** The player has listened, or wants the storyteller to do it. */
  goOn(): void {
    const { step } = this;
    if (!step || this.rushing) return;
    if (this.done) void this.#open(this.at + 1);
    else this.#do(step.does);
  }

  again(): void {
    this.answer = null;
    this.nudges += 1;
    if (this.done) void this.#open(this.at);
  }

  back(): void {
    const { at, done } = this;
    const before = this.lesson.steps[at - 1];
    if (!before) return;
    if (done || movesOf(before).length > 0) void this.#open(at - 1);
    else this.#turnTo(at - 1);
  }

  leave(): void {
    this.#left = true;
    window.clearTimeout(this.#timer);
    this.live?.leave();
  }

  /** A new sight has come, or the last one has been told: what the page does next. */
  follow(): void {
    const { live, sight } = this;
    if (!live || !sight || sight.asks[0]?.kind === "gather" || sight.seq < this.#awaited) return;
    if (!this.rushing && (story.going || story.told < sight.seq)) return;
    window.clearTimeout(this.#timer);
    const [next, ...coming] = this.#coming;
    if (next) {
      const wait = this.rushing || isStill() ? 0 : paced(THINKING);
      this.#timer = window.setTimeout(() => {
        this.#coming = coming;
        this.#send(next.seat, next.move);
        this.follow();
      }, wait);
    } else if (this.rushing) {
      live.wait("lesson", true);
      this.rushing = false;
    } else if (this.done) this.#turnTo(this.at + 1);
  }

  /** The table did not take the move. */
  refused(): void {
    if (!this.step || !this.done || this.#coming.length < (this.step.then ?? []).length) return;
    this.done = false;
    this.#awaited = 0;
    this.reply(`${this.step.id}-wrong`);
  }

  #do(move: object | undefined): void {
    this.done = true;
    this.answer = null;
    this.#coming = [...(this.step?.then ?? [])];
    if (move) this.#send(ME, move);
    else this.follow();
  }

  #turnTo(step: number): void {
    this.at = step;
    this.done = false;
    this.answer = null;
  }

  #send(seat: number | null, move: object): void {
    const { live, sight } = this;
    if (!live || !sight) return;
    this.#awaited = sight.seq + 1;
    live.wait("lesson", seat !== null);
    if (seat !== null) live.act(seat, sight.seq, move);
  }

  async #open(at: number): Promise<void> {
    const { steps } = this.lesson;
    const { options, seed } = this.lesson.deal;
    window.clearTimeout(this.#timer);
    this.live?.leave();
    this.live = null;
    this.rushing = true;
    this.#turnTo(at);
    this.#awaited = 0;
    this.#coming = steps.slice(0, at).flatMap(movesOf);
    story.told = 0;
    try {
      const others = this.company.map(({ name }) => ({
        kind: "person" as const,
        name,
        picture: PICTURES[0],
      }));
      const seats = [
        { kind: "person" as const, name: me.name.trim(), picture: me.picture },
        ...others,
      ];
      const opened = await postTable({ game: this.game, seats, options, seed });
      if (this.#left || at !== this.at) return;
      const keys = opened.seats.map(({ key }) => key);
      this.live = new Live(opened.table, [keys]);
      this.live.look([ME]);
    } catch (problem) {
      this.problem = problem;
    }
  }
}

/** All that is played in a step. */
function movesOf({ does, then = [] }: Step): Scripted[] {
  return does ? [{ seat: ME, move: does }, ...then] : then;
}
