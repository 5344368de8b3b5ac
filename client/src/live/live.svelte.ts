/**
 * The line to a table. It comes back by itself, sends a move again until the table has said that it
 * was taken or refused, and keeps the newest sight of every pair of eyes that is open.
 */
import type {
  Closing,
  Drummed,
  FeltSent,
  FromClient,
  FromServer,
  MoodSent,
  MoveWanted,
  Reaction,
  RefusedSent,
  SeatSeen,
  SightSent,
} from "$client/generated/wire";
import { isPocketTable } from "$client/pocket/where.svelte";
import { Backoff } from "./backoff";
import { Heartbeat } from "./heartbeat";
import type { Line, Listener } from "./line";
import { openLine } from "./open";

/** Reasons to close after which there is no use in trying again. */
const FOR_GOOD = new Set(["table", "key", "rules", "seat", "hello", "origin"]);

/** A fingertip that was a moment too late is nothing to speak of. */
const TOUCHES = new Set(["touch", "touch_flood"]);

export type Eyes = number[] | null;
export type LiveState = "coming" | "here" | "lost" | "closed";

export class Live {
  state = $state<LiveState>("coming");
  seats = $state.raw<SeatSeen[]>([]);
  held = $state.raw<number[]>([]);
  /** What opens the seats that are held. */
  keys = $state.raw<string[]>([]);
  onlookers = $state(0);
  closing = $state.raw<Closing | null>(null);
  refusal = $state.raw<RefusedSent | null>(null);
  /** The newest sight of each seat that looks; "public" is the onlooker's. */
  sights = $state.raw<Readonly<Record<string, SightSent>>>({});
  /** The last beat of somebody who drums while others are at it. */
  drummed = $state.raw<Drummed | null>(null);
  /** Where the company plays once more. */
  next = $state<string | null>(null);
  /** Called for what passes and is not kept. */
  onReaction: (reaction: Reaction) => void = () => {};
  onMood: (mood: MoodSent) => void = () => {};
  /** Called when something may have happened that was not told here. */
  onGap: () => void = () => {};

  #line: Line | null = null;
  #backoff = new Backoff(() => this.#connect());
  #heartbeat = new Heartbeat(
    () => this.#send({ type: "heartbeat" }),
    () => this.#cut(),
  );
  #unanswered = new Map<string, MoveWanted>();
  #felt: ((felt: FeltSent | null) => void) | null = null;
  #garbled = false;
  #have = 0;
  /** The sets of keys that are left to try. */
  #otherKeys: string[][];
  /** Whose eyes have been shown something on this line. */
  #shown = new Set<number | null>();
  #eyes: Eyes = null;
  /** For what the table should wait. */
  #waits = new Set<string>();
  #needsNetwork: boolean;

  constructor(
    readonly table: string,
    /** The keys to sit down with. If the server refuses one of them, the next set is tried. */
    keys: string[][],
    /** It shows the table, whatever its keys open. */
    private readonly screen = false,
  ) {
    this.#otherKeys = keys;
    this.#needsNetwork = !isPocketTable(table);
    this.#tryNextKeys();
    window.addEventListener("online", this.#wake);
    window.addEventListener("pageshow", this.#wake);
    window.addEventListener("offline", this.#networkGone);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Those who watch, beside this device. */
  get otherOnlookers(): number {
    return this.onlookers - (this.keys.length === 0 ? 1 : 0);
  }

  sightOf(seat: number | null): SightSent | undefined {
    return this.sights[seat ?? "public"];
  }

  /** One answer to one sight: a second tap before the first is taken does nothing. */
  act(seat: number, on: number, move: object): void {
    const waiting = [...this.#unanswered.values()];
    if (waiting.some((one) => one.seat === seat && one.on === on)) return;
    const wanted: MoveWanted = {
      type: "move",
      id: newId(),
      seat,
      on,
      move: move as Record<string, unknown>,
    };
    this.refusal = null;
    this.#unanswered.set(wanted.id, wanted);
    this.#send(wanted);
  }

  /** What a fingertip feels there; null: nothing can be felt now. One touch at a time. */
  feel(seat: number, x: number, y: number): Promise<FeltSent | null> {
    this.#touched(null);
    if (this.#line?.state !== "open") return Promise.resolve(null);
    this.#send({ type: "touch", seat, x, y });
    return new Promise((resolve) => (this.#felt = resolve));
  }

  #touched(felt: FeltSent | null): void {
    this.#felt?.(felt);
    this.#felt = null;
  }

  /** Which seats look from now on. What closed eyes have seen is dropped at once. */
  look(seats: number[]): void {
    this.#eyes = seats;
    this.sights = Object.fromEntries(
      Object.entries(this.sights).filter(
        ([eye]) => eye === "public" || seats.includes(Number(eye)),
      ),
    );
    this.#send({ type: "eyes", seats });
  }

  /** Whoever reads something would like the table to wait `why`: until none of them does any more. */
  wait(why: string, waits: boolean): void {
    const before = this.#waits.size > 0;
    if (waits) this.#waits.add(why);
    else this.#waits.delete(why);
    const after = this.#waits.size > 0;
    if (after !== before && this.state === "here") this.#send({ type: "pause", over: !after });
  }

  send(message: FromClient): void {
    this.#send(message);
  }

  leave(): void {
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("pageshow", this.#wake);
    window.removeEventListener("offline", this.#networkGone);
    document.removeEventListener("visibilitychange", this.#wake);
    this.state = "closed";
    this.#backoff.stop();
    this.#heartbeat.stop();
    this.#line?.close();
    this.sights = {};
  }

  #connect(): void {
    if (this.state === "closed" || this.#line) return;
    const listener: Listener = {
      opened: () => {
        if (this.#line === line) this.#greet();
      },
      heard: (text) => {
        if (this.#line !== line) return;
        this.#heartbeat.heard();
        const message = read(text);
        if (message) this.#hear(message);
        else this.#cut();
      },
      closed: () => {
        if (this.#line === line) this.#lose();
      },
    };
    const line = openLine(this.table, listener);
    this.#line = line;
    if (this.#needsNetwork) this.#heartbeat.begin();
  }

  #greet(): void {
    this.#shown.clear();
    this.#send({
      type: "hello",
      keys: this.keys,
      have: this.#have,
      eyes: this.#eyes,
      screen: this.screen,
    });
  }

  #lose(): void {
    this.#line = null;
    this.#heartbeat.stop();
    this.#touched(null);
    if (this.state === "closed") return;
    if (this.closing?.name === "key" && this.#otherKeys.length > 0) {
      this.refusal = { type: "refused", id: null, name: "key", reason: "" };
      this.closing = null;
      this.#tryNextKeys();
      return this.#backoff.now();
    }
    if (this.closing && FOR_GOOD.has(this.closing.name)) {
      this.state = "closed";
      return;
    }
    const backIn = this.state === "here" ? this.closing?.back_in : null;
    this.state = "lost";
    if (backIn) this.#backoff.in(backIn);
    else this.#backoff.later();
  }

  /** Several seats on one device look behind the curtain, one after the other. */
  #tryNextKeys(): void {
    this.keys = this.#otherKeys.shift() ?? [];
    this.#eyes = this.keys.length > 1 ? [] : null;
  }

  /** Back in somebody's hands, in another network, or out of the back/forward cache. */
  #wake = (event: Event): void => {
    const isFirstShown = event instanceof PageTransitionEvent && !event.persisted;
    if (isFirstShown || document.hidden || this.state === "closed") return;
    if (!this.#line) this.#backoff.now();
    else if (this.#line.state === "open") this.#heartbeat.check();
    else if (this.#line.state === "closed") this.#cut();
  };

  /** Does not wait for the line, which would not notice for a long while without a network. */
  #cut = (): void => {
    const line = this.#line;
    if (!line) return;
    this.#lose();
    line.close();
  };

  #networkGone = (): void => {
    if (this.#needsNetwork) this.#cut();
  };

  #send(message: FromClient): void {
    if (this.#line?.state === "open") this.#line.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "presence":
        this.seats = message.seats;
        this.held = message.held;
        this.onlookers = message.onlookers;
        if (this.state !== "here") this.#arrive();
        return;
      case "sight":
        this.#see(message);
        return;
      case "taken":
        this.#unanswered.delete(message.id);
        this.#garbled = false;
        return;
      case "felt":
        this.#touched(message);
        return;
      case "ping":
        this.#send({ type: "pong", count: message.count });
        return;
      case "refused":
        if (TOUCHES.has(message.name)) return this.#touched(null);
        if (message.name === "garbage") return this.#mistrust(message);
        if (message.id) this.#unanswered.delete(message.id);
        this.refusal = message;
        return;
      case "reaction":
        this.onReaction(message);
        return;
      case "mood":
        this.onMood(message);
        return;
      case "drummed":
        this.drummed = message;
        return;
      case "moved":
        this.next = message.table;
        return;
      case "closing":
        this.closing = message;
    }
  }

  #arrive(): void {
    this.state = "here";
    this.closing = null;
    this.#otherKeys = [];
    this.#backoff.reset();
    for (const move of this.#unanswered.values()) this.#send(move);
    if (this.#waits.size > 0) this.#send({ type: "pause", over: false });
  }

  /** Something came out garbled at the other end: said again on a new line, and if that does not
   * help either, given up. */
  #mistrust(refused: RefusedSent): void {
    if (this.#garbled) {
      this.#unanswered.clear();
      this.refusal = refused;
    } else this.#cut();
    this.#garbled = !this.#garbled;
  }

  /** What comes first on a new line counts, even if it is older than what we knew: then the house
   * was restored from a copy. */
  #see(sight: SightSent): void {
    const isFirst = !this.#shown.has(sight.seat);
    this.#shown.add(sight.seat);
    if (isFirst && sight.seq !== this.#have) this.onGap();
    this.#have = isFirst ? sight.seq : Math.max(this.#have, sight.seq);
    const known = isFirst ? undefined : this.sightOf(sight.seat);
    if (!this.#looks(sight.seat) || (known && known.seq > sight.seq)) return;
    this.sights = { ...this.sights, [sight.seat ?? "public"]: sight };
  }

  /** A sight that was on its way when the eyes closed is not looked at. */
  #looks(seat: number | null): boolean {
    return seat === null || this.#eyes === null || this.#eyes.includes(seat);
  }
}

/** null: it did not come through whole. */
function read(text: string): FromServer | null {
  try {
    return JSON.parse(text) as FromServer;
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is missing on a home network without https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
