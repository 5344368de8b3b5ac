// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, Taken } from "$client/offline/messages";

/** A browser with a service worker that answers as it is told. */
class FakeWorker extends EventTarget {
  state = "installed";
  has = false;
  taken: Taken = told({});
  readonly asked: string[] = [];

  postMessage(asked: Asked, ports: MessagePort[] = []): void {
    this.asked.push(asked.type);
    ports[0]?.postMessage(asked.type === "has" ? this.has : this.taken);
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(() => Promise.resolve());
}

class FakeContainer extends EventTarget {
  registration = new FakeRegistration();
  register = vi.fn(() => Promise.resolve<FakeRegistration | undefined>(this.registration));
  ready = Promise.resolve(this.registration);
  startMessages = vi.fn();

  say(data: Taken): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const told = (what: Partial<Taken>): Taken => ({
  type: "taken",
  bytes: 100,
  done: 20,
  isFetching: false,
  trouble: null,
  isUpdate: false,
  ...what,
});

let workers: FakeContainer;

/** A page that has just been loaded. */
async function open(site = false) {
  vi.resetModules();
  document.head.innerHTML = site ? '<meta name="veillee" content="site">' : "";
  const { beginWhenIdle, take, taking } = await import("$client/offline/taking.svelte");
  const { askForNewer, version } = await import("$client/offline/version.svelte");
  document.head.innerHTML = "";
  beginWhenIdle();
  await vi.waitFor(() => expect(taking.state).not.toBe("unknown"));
  return { askForNewer, take, taking, version };
}

beforeEach(() => {
  workers = new FakeContainer();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  Object.defineProperty(navigator, "storage", {
    value: { persist: () => Promise.resolve(true) },
    configurable: true,
  });
});

afterAll(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "storage");
});

describe("taking the games along", () => {
  it("is impossible over plain http", async () => {
    vi.stubGlobal("isSecureContext", false);
    expect((await open()).taking.state).toBe("impossible");
    expect(workers.register).not.toHaveBeenCalled();
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("no"))],
    ["does nothing", () => Promise.resolve(undefined)],
  ])("is impossible where the browser %s", async (_why, register) => {
    workers.register.mockImplementation(register);
    expect((await open()).taking.state).toBe("impossible");
  });

  it("waits to be asked on a server", async () => {
    const { take, taking } = await open();
    expect(taking).toMatchObject({ state: "none", bytes: 100, done: 20 });
    expect(workers.registration.active?.asked).toEqual(["look"]);
    await take();
    expect(taking.state).toBe("fetching");
    expect(workers.registration.active?.asked).toEqual(["look", "take"]);
  });

  it("happens by itself on a site", async () => {
    const { taking } = await open(true);
    await vi.waitFor(() => expect(workers.registration.active?.asked).toContain("take"));
    expect(taking.state).toBe("fetching");
  });

  it("asks again when the worker has fallen silent", async () => {
    const { take } = await open();
    vi.useFakeTimers();
    await take();
    await vi.advanceTimersByTimeAsync(29_000);
    workers.say(told({ done: 60, isFetching: true }));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(workers.registration.active?.asked).toEqual(["look", "take"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(workers.registration.active?.asked).toEqual(["look", "take", "take"]);
    workers.say(told({ done: 100 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers.registration.active?.asked).toEqual(["look", "take", "take"]);
  });

  it("shows how far it has got, and what went wrong", async () => {
    const { taking } = await open();
    workers.say(told({ done: 60, isFetching: true }));
    expect(taking).toMatchObject({ state: "fetching", done: 60 });
    workers.say(told({ done: 60, trouble: "room" }));
    expect(taking).toMatchObject({ state: "none", trouble: "room" });
    workers.say(told({ done: 100 }));
    expect(taking).toMatchObject({ state: "taken", trouble: null });
  });

  it("goes on by itself when the connection is back", async () => {
    await open();
    window.dispatchEvent(new Event("online"));
    expect(workers.registration.active?.asked).not.toContain("take");
    workers.say(told({ trouble: "connection" }));
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(workers.registration.active?.asked).toContain("take"));
  });
});

describe("a new version", () => {
  function arrive(has: boolean): void {
    const { registration } = workers;
    registration.installing = new FakeWorker();
    registration.installing.has = has;
    registration.dispatchEvent(new Event("updatefound"));
    registration.installing.dispatchEvent(new Event("statechange"));
  }

  it("is offered", async () => {
    const { version } = await open();
    expect(version.isNewer).toBe(false);
    arrive(false);
    await vi.waitFor(() => expect(version.isNewer).toBe(true));
  });

  it("that waits since the last visit is offered", async () => {
    workers.registration.waiting = new FakeWorker();
    const { version } = await open();
    await vi.waitFor(() => expect(version.isNewer).toBe(true));
  });

  it("is not offered to whoever has its page already, nor at the first visit", async () => {
    const { version } = await open();
    arrive(true);
    const { registration } = workers;
    await vi.waitFor(() => expect(registration.installing?.asked).toEqual(["has"]));
    registration.active = null;
    arrive(false);
    await Promise.resolve();
    expect(version.isNewer).toBe(false);
    expect(registration.installing?.asked).toEqual([]);
  });

  it("that did not arrive is told apart from what is taken along", async () => {
    const { taking, version } = await open();
    workers.say(told({ done: 7, trouble: "connection", isUpdate: true }));
    expect(version.trouble).toBe("connection");
    expect(taking).toMatchObject({ done: 20, trouble: null });
  });

  it("is asked for again when a lobby stays open", async () => {
    const { askForNewer } = await open();
    askForNewer();
    expect(workers.registration.update).not.toHaveBeenCalled();
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000 });
    askForNewer();
    askForNewer();
    expect(workers.registration.update).toHaveBeenCalledTimes(1);
  });
});
