/**
 * Notices a dead connection. A phone that slept or changed networks keeps a socket that looks open,
 * and a page cannot see the pings of the WebSocket itself: so after some silence it asks the server.
 */

/** Ask after so much silence … */
const QUIET = 4_000;
/** … and wait so long for the answer: a database that is slow delays it by as much. */
const PATIENCE = 5_000;
/** Somebody has just picked up the device and wants to play on. */
const SHORT_PATIENCE = 2_500;
/** A connection that is being opened may need several round trips and a table that is loaded. */
const OPENING = 8_000;

export class Heartbeat {
  #timer = 0;

  constructor(
    private readonly ask: () => void,
    private readonly lost: () => void,
  ) {}

  /** A connection is being opened. */
  begin(): void {
    this.#in(OPENING, this.lost);
  }

  /** Something came from the server. */
  heard(): void {
    this.#in(QUIET, () => {
      if (document.hidden) return;
      this.ask();
      this.#in(PATIENCE, this.lost);
    });
  }

  /** The device woke up, or changed networks. */
  check(): void {
    this.ask();
    this.#in(SHORT_PATIENCE, this.lost);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  #in(milliseconds: number, then: () => void): void {
    this.stop();
    this.#timer = window.setTimeout(then, milliseconds);
  }
}
