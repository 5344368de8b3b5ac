/** A WebSocket whose other end is the test. */
import type { FromClient, FromServer } from "$client/generated/wire";

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Every one that was opened, the newest last. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: FromClient[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  /** As in a browser, the event comes later, or never. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  sentOf<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((one) => one.type === type) as Extract<FromClient, { type: T }>[];
  }

  // -- what the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  say(message: FromServer): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  drop(): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
}
