/** The page's side of the worker that runs tables on this device. It is started when it is needed. */
import { Refusal } from "$client/refusal";
import { isStill } from "$client/table/still";
import type { Line, Listener } from "$client/live/line";
import type { CarryTo, FromWorker, ToWorker } from "./messages";
import { starting } from "./starting.svelte";

/** A worker that does not answer for so long is dead: it is let go, and the next call starts another. */
const SILENCE = 3_000;

interface Answer {
  ok: boolean;
  text: string;
}

type Waiting = (answer: Answer | null) => void;

class Pocket {
  #worker: Worker | null = null;
  #started: Promise<void> | null = null;
  #calls = new Map<number, Waiting>();
  #lines = new Map<number, Listener>();
  #pings = new Map<number, number>();
  #next = 0;

  /** Once it runs. Raises the refusal that says why it does not. */
  start(): Promise<void> {
    this.#started ??= new Promise<void>((resolve, reject) => {
      if (typeof Worker === "undefined") return reject(new Refusal("no_webassembly"));
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.#worker = worker;
      this.#send({ type: "start", quick: isStill() });
      starting.share = 0;
      const fail = (name: string) => {
        reject(new Refusal(name));
        this.#die();
      };
      worker.onerror = () => fail("no_engine");
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "started") {
          starting.share = null;
          resolve();
        } else if (data.type === "failed") fail(data.name);
        else if (data.type === "progress") starting.share = data.share;
        else this.#hear(data);
      };
    });
    return this.#started;
  }

  /** The same calls as those of a server. */
  async call(method: string, path: string, body: string): Promise<Answer> {
    return this.#ask((number) => ({ type: "call", number, method, path, body }));
  }

  /** A running game goes on elsewhere. */
  async carry(table: string, keys: string[], to: CarryTo): Promise<Answer> {
    return this.#ask((number) => ({ type: "carry", number, table, keys, to }));
  }

  async #ask(message: (number: number) => ToWorker): Promise<Answer> {
    await this.start();
    const number = this.#next++;
    const answer = await new Promise<Answer | null>((resolve) => {
      this.#calls.set(number, resolve);
      this.#send(message(number));
    });
    if (answer === null) throw new Refusal("pocket");
    return answer;
  }

  /** A connection to a table. */
  open(table: string, listener: Listener): Line {
    const number = this.#next++;
    let state: Line["state"] = "opening";
    const close = () => {
      const was = state;
      state = "closed";
      if (was !== "open") return;
      this.#lines.delete(number);
      this.#send({ type: "close", number });
      this.#check();
    };
    const closed = () => {
      state = "closed";
      this.#lines.delete(number);
      listener.closed();
    };
    this.start().then(() => {
      if (state === "closed") return;
      this.#lines.set(number, { ...listener, closed });
      this.#send({ type: "open", number, table });
      state = "open";
      listener.opened();
    }, closed);
    return {
      get state() {
        return state;
      },
      send: (text) => this.#send({ type: "say", number, text }),
      close,
    };
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(data: FromWorker): void {
    if (data.type === "answer") {
      this.#calls.get(data.number)?.(data);
      this.#calls.delete(data.number);
    } else if (data.type === "heard") {
      this.#lines.get(data.number)?.heard(data.text);
    } else if (data.type === "closed") {
      this.#lines.get(data.number)?.closed();
    } else if (data.type === "pong") {
      window.clearTimeout(this.#pings.get(data.number));
      this.#pings.delete(data.number);
    }
  }

  /**
   * A connection was given up, maybe because nothing came any more: does the worker still live? One that
   * starts is not asked, because it is busy for longer.
   */
  #check(): void {
    const number = this.#next++;
    this.#pings.set(
      number,
      window.setTimeout(() => this.#die(), SILENCE),
    );
    this.#send({ type: "ping", number });
  }

  #die(): void {
    this.#worker?.terminate();
    this.#worker = this.#started = null;
    starting.share = null;
    for (const timer of this.#pings.values()) window.clearTimeout(timer);
    this.#pings.clear();
    for (const waiting of this.#calls.values()) waiting(null);
    this.#calls.clear();
    for (const line of [...this.#lines.values()]) line.closed();
  }
}

export const pocket = new Pocket();
