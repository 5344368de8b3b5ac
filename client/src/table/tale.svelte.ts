/**
 * Turns arriving sights into beats: each event is shown for a moment on the table as it was, then
 * the table settles exactly on the last view. Nothing of a beat is kept once it is over.
 */
import { paced } from "$client/device/pace.svelte";
import type { AskSeen, SightSent } from "$client/generated/wire";

/** However fast sights arrive, the table shown is never further behind than this. */
const LONGEST_LAG_MS = 4500;
/** A beat shorter than this cannot be seen: then rather none. */
const SHORTEST_BEAT_MS = 90;

/** Whoever was away longer sees the table as it is now. */
const MOST_BEATS = 8;

/** Whether something is being told on this screen: what comes after it waits. Up to which entry of
 * the log all has been told. Who thinks, at what. */
export const story = $state({ going: false, told: 0, thinkers: [] as number[], question: 0 });

/** How a game shows what happens. */
export interface Manner<Event, View> {
  lasts: (event: Event) => number;
  /** It takes nothing away from anybody: what is asked may be answered meanwhile. */
  isLight: (event: Event) => boolean;
  /** The table right after an event. */
  after: (view: View, event: Event) => View;
  /** What is shown of a sight when the next one is about to be told: its view, unless said here. */
  onto?: (shown: View, view: View) => View;
  /** Says aloud what happened; returns the words to be shown. */
  tell: (event: Event, before: View) => string | void;
  /** Keeps what may be read again, also of an event that is skipped. */
  keep: (event: Event) => void;
}

/** An event that waits to be told. The first of a sight begins on the view of the sight before. */
interface Coming<Event, View> {
  event: Event;
  onto?: View;
}

export class Tale<Event, View> {
  /** The newest sight: its asks are open once every beat that matters has been shown. */
  sight: SightSent = $state.raw()!;
  /** The table as it is shown now. */
  view: View = $state.raw()!;
  /** The event being shown now. */
  event: Event | null = $state.raw(null);
  #words = $state("");
  #silent = $state(false);
  #coming: Coming<Event, View>[] = $state.raw([]);
  #ends: number | undefined;
  /** 1: at leisure; less: sights arrive faster than they can be shown. */
  #pace = 1;

  constructor(
    sight: SightSent,
    private manner: Manner<Event, View>,
  ) {
    this.sight = sight;
    this.view = sight.view as View;
  }

  get busy(): boolean {
    const coming = this.#coming.map(({ event }) => event);
    const shown = this.event ? [this.event, ...coming] : coming;
    return shown.some((event) => !this.manner.isLight(event));
  }

  /** What is happening just now, in words, while nothing can be answered. */
  get telling(): string {
    return this.busy ? this.#words : "";
  }

  /** What is asked, as soon as it may be answered. */
  get open(): AskSeen[] {
    return this.busy || this.#silent ? [] : this.sight.asks;
  }

  /** `instantly`: nothing moves and nothing is waited for; `silently`: nothing is told either. */
  follow(sight: SightSent, instantly: boolean, silently: boolean): void {
    this.#silent = silently;
    if (sight === this.sight) return;
    const events = sight.seq > this.sight.seq ? (sight.events as Event[]) : [];
    const before = this.sight.view as View;
    const news = events.map((event, i) => (i === 0 ? { event, onto: before } : { event }));
    this.sight = sight;
    if (silently) {
      this.settle();
    } else if (news.length > MOST_BEATS) {
      this.#coming = [...this.#coming, ...news];
      this.settle();
    } else if (instantly) {
      news.forEach(this.#show);
      this.settle();
    } else {
      this.#coming = [...this.#coming, ...news];
      this.#hurry();
    }
  }

  /** Straight to the table as it is. */
  settle(): void {
    clearTimeout(this.#ends);
    this.#ends = undefined;
    this.#pace = 1;
    const skipped = this.#coming;
    this.#coming = [];
    for (const { event } of skipped) this.manner.keep(event);
    this.#words = "";
    this.event = null;
    this.view = this.sight.view as View;
  }

  /** Shows the next beat, or goes on with the one being shown, no slower than the lag allows. */
  #hurry(): void {
    if (this.#ends === undefined) {
      this.#next();
      return;
    }
    const each = this.#coming.map(({ event }) => this.manner.lasts(event));
    const whole = each.reduce((sum, ms) => sum + ms, 0);
    const shortest = Math.min(...each);
    this.#pace = Math.min(1, paced(LONGEST_LAG_MS) / whole);
    if (this.#pace * shortest < SHORTEST_BEAT_MS) this.settle();
    else if (this.#pace < 1) this.#endIn(SHORTEST_BEAT_MS);
  }

  #next(): void {
    const [next, ...rest] = this.#coming;
    if (!next) {
      this.settle();
      return;
    }
    this.#coming = rest;
    this.#show(next);
    this.#endIn(this.manner.lasts(next.event) * this.#pace);
  }

  #show = ({ event, onto }: Coming<Event, View>): void => {
    if (onto !== undefined) this.view = this.manner.onto?.(this.view, onto) ?? onto;
    this.#words = this.manner.tell(event, this.view) || this.#words;
    this.manner.keep(event);
    this.event = event;
    this.view = this.manner.after(this.view, event);
  };

  #endIn(ms: number): void {
    clearTimeout(this.#ends);
    this.#ends = window.setTimeout(() => {
      this.#ends = undefined;
      this.#next();
    }, ms);
  }
}
