// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "$client/live/line";
import type { FromWorker, ToWorker } from "$client/pocket/messages";
import { pocket } from "$client/pocket/pocket";
import { starting } from "$client/pocket/starting.svelte";

/** A worker whose other end is the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  sent: ToWorker[] = [];
  isTerminated = false;
  onmessage: (event: { data: FromWorker }) => void = () => {};
  onerror: () => void = () => {};

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    if (!this.isTerminated) this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: FromWorker): void {
    this.onmessage({ data });
  }

  last<T extends ToWorker["type"]>(type: T): Extract<ToWorker, { type: T }> {
    const found = this.sent.filter((one) => one.type === type).at(-1);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<ToWorker, { type: T }>;
  }
}

const newest = () => FakeWorker.all.at(-1)!;
const listener = () => ({ opened: vi.fn(), heard: vi.fn(), closed: vi.fn() }) satisfies Listener;

/** It has started, and whoever waited for that has heard of it. */
async function started(): Promise<FakeWorker> {
  const starts = pocket.start();
  newest().say({ type: "started" });
  await starts;
  return newest();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => {
  newest().onerror();
  FakeWorker.all = [];
  vi.useRealTimers();
});

describe("the worker", () => {
  it("is started once, and tells how much of it has come", async () => {
    const starts = [pocket.start(), pocket.start()];
    expect(FakeWorker.all).toHaveLength(1);
    newest().say({ type: "progress", share: 0.5 });
    expect(starting.share).toBe(0.5);
    newest().say({ type: "started" });
    await Promise.all(starts);
    expect(starting.share).toBeNull();
  });

  it("says why it does not start, and is tried again", async () => {
    const starts = pocket.start();
    newest().say({ type: "failed", name: "no_storage" });
    await expect(starts).rejects.toMatchObject({ kind: "no_storage" });
    expect(newest().isTerminated).toBe(true);
    await started();
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("that could not be fetched is no engine", async () => {
    const starts = pocket.start();
    newest().onerror();
    await expect(starts).rejects.toMatchObject({ kind: "no_engine" });
  });
});

describe("a call", () => {
  it("is answered by its number", async () => {
    const worker = await started();
    const calls = [pocket.call("GET", "/one", ""), pocket.call("GET", "/two", "")];
    await vi.waitFor(() => expect(worker.last("call").path).toBe("/two"));
    const { number } = worker.last("call");
    worker.say({ type: "answer", number, ok: true, text: "two" });
    worker.say({ type: "answer", number: number - 1, ok: false, text: "one" });
    expect(await Promise.all(calls)).toMatchObject([{ text: "one" }, { text: "two" }]);
  });

  it("to a worker that dies is refused", async () => {
    const worker = await started();
    const call = pocket.call("GET", "/one", "");
    await vi.waitFor(() => worker.last("call"));
    worker.onerror();
    await expect(call).rejects.toMatchObject({ kind: "pocket" });
  });
});

describe("a connection", () => {
  it("hears what is meant for it, and says what it is told", async () => {
    const worker = await started();
    const [mine, other] = [listener(), listener()];
    const line = pocket.open("pocket.a", mine);
    pocket.open("pocket.b", other);
    await vi.waitFor(() => expect(other.opened).toHaveBeenCalled());
    const number = worker.sent.find((one) => one.type === "open")!.number;
    line.send("hello");
    expect(worker.last("say")).toMatchObject({ number, text: "hello" });
    worker.say({ type: "heard", number, text: "welcome" });
    expect(mine.heard).toHaveBeenCalledWith("welcome");
    expect(other.heard).not.toHaveBeenCalled();
    worker.say({ type: "closed", number });
    expect(mine.closed).toHaveBeenCalled();
    expect(line.state).toBe("closed");
  });

  it("that is given up while the worker lives leaves it alone", async () => {
    const worker = await started();
    const line = pocket.open("pocket.a", listener());
    await vi.waitFor(() => expect(line.state).toBe("open"));
    line.close();
    worker.say({ type: "pong", number: worker.last("ping").number });
    vi.advanceTimersByTime(10_000);
    expect(worker.isTerminated).toBe(false);
  });

  it("that is given up because the worker is dead gets another one", async () => {
    const worker = await started();
    const [silent, other] = [listener(), listener()];
    const line = pocket.open("pocket.a", silent);
    pocket.open("pocket.b", other);
    await vi.waitFor(() => expect(other.opened).toHaveBeenCalled());
    line.close();
    vi.advanceTimersByTime(10_000);
    expect(worker.isTerminated).toBe(true);
    expect(other.closed).toHaveBeenCalled();
    await started();
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("that is given up while the worker starts, which is long, lets it start", async () => {
    const mine = listener();
    const line = pocket.open("pocket.a", mine);
    const starts = pocket.start();
    line.close();
    vi.advanceTimersByTime(60_000);
    newest().say({ type: "started" });
    await starts;
    expect(newest().isTerminated).toBe(false);
    expect(mine.opened).not.toHaveBeenCalled();
  });

  it("is closed where nothing starts", async () => {
    const mine = listener();
    pocket.open("pocket.a", mine);
    newest().say({ type: "failed", name: "no_webassembly" });
    await vi.waitFor(() => expect(mine.closed).toHaveBeenCalled());
    expect(mine.opened).not.toHaveBeenCalled();
  });
});
