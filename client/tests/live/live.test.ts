// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Closing, Presence, RefusedSent, SightSent } from "$client/generated/wire";
import { Live } from "$client/live/live.svelte";
import { sightOf } from "../made";
import { FakeSocket } from "./fakesocket";

const MOVE = { type: "Roll" };
const presence = (held: number[] = [0]): Presence => ({
  type: "presence",
  seats: [],
  onlookers: 0,
  held,
});
const refused = (name: string, id: string | null = null): RefusedSent => ({
  type: "refused",
  id,
  name,
  reason: "",
});
const closing = (name: string, back_in: number | null = null): Closing => ({
  type: "closing",
  name,
  reason: "",
  back_in,
});

let live: Live;
const newest = () => FakeSocket.newest;

/** The connection opens, and the server says who is here. */
function arrive(): FakeSocket {
  newest().accept();
  newest().say(presence());
  return newest();
}

/** The connection breaks, and the next one is opened. */
function breakAndReturn(): FakeSocket {
  newest().drop();
  vi.advanceTimersByTime(15_000);
  return arrive();
}

function sit(keys: string[][] = [["key"]]): Live {
  live = new Live("table", keys);
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("PageTransitionEvent", class extends Event {});
});

afterEach(() => {
  live.leave();
});

describe("a move", () => {
  it("is sent once, with an id of its own", () => {
    sit();
    const socket = arrive();
    live.act(0, 7, MOVE);
    live.act(1, 7, MOVE);
    vi.advanceTimersByTime(3000);
    const moves = socket.sentOf("move");
    expect(moves).toMatchObject([
      { seat: 0, on: 7, move: MOVE },
      { seat: 1, on: 7, move: MOVE },
    ]);
    expect(moves[0]?.id).not.toBe(moves[1]?.id);
  });

  it("is one answer to one sight: a second tap does nothing", () => {
    sit();
    const socket = arrive();
    live.act(0, 7, MOVE);
    live.act(0, 7, { type: "Done" });
    expect(socket.sentOf("move")).toHaveLength(1);
    live.act(0, 8, MOVE);
    expect(socket.sentOf("move")).toHaveLength(2);
  });

  it("is sent again with the same id on a new connection until it is taken", () => {
    sit();
    const first = arrive();
    live.act(0, 7, MOVE);
    const second = breakAndReturn();
    const third = breakAndReturn();
    expect(second.sentOf("move")).toEqual(first.sentOf("move"));
    expect(third.sentOf("move")).toEqual(first.sentOf("move"));
    const [move] = third.sentOf("move");
    third.say({ type: "taken", id: move!.id, seq: 8 });
    third.say({ type: "taken", id: move!.id, seq: 8 });
    expect(breakAndReturn().sentOf("move")).toEqual([]);
  });

  it("that was refused is not sent again, and the refusal is told", () => {
    sit();
    const socket = arrive();
    live.act(0, 7, MOVE);
    socket.say(refused("stale", socket.sentOf("move")[0]!.id));
    expect(live.refusal?.name).toBe("stale");
    expect(breakAndReturn().sentOf("move")).toEqual([]);
    live.act(0, 8, MOVE);
    expect(live.refusal).toBeNull();
  });

  it("made while the connection is down waits, and is sent once, after the hello", () => {
    sit();
    arrive();
    newest().drop();
    expect(live.state).toBe("lost");
    live.act(0, 7, MOVE);
    vi.advanceTimersByTime(1000);
    newest().accept();
    expect(newest().sent.map(({ type }) => type)).toEqual(["hello"]);
    newest().say(presence());
    newest().say(presence());
    expect(newest().sent.map(({ type }) => type)).toEqual(["hello", "move"]);
  });
});

describe("a connection", () => {
  it("begins with the keys, and later says what it has seen", () => {
    sit();
    newest().accept();
    expect(newest().url).toMatch(/^ws:\/\/.+\/api\/tables\/table\/live$/);
    expect(newest().sent).toEqual([
      { type: "hello", keys: ["key"], have: 0, eyes: null, screen: false },
    ]);
    newest().say(presence());
    newest().say(sightOf({ seq: 12 }));
    expect(breakAndReturn().sent[0]).toMatchObject({ have: 12 });
  });

  it("that falls silent is replaced within ten seconds", () => {
    sit();
    const silent = arrive();
    vi.advanceTimersByTime(10_000);
    expect(silent.sentOf("heartbeat")).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(silent.readyState).toBe(FakeSocket.CLOSING);
  });

  it("that was replaced is not listened to any more", () => {
    sit();
    const silent = arrive();
    vi.advanceTimersByTime(10_000);
    silent.say(sightOf({ seq: 99 }));
    silent.drop();
    expect(live.sightOf(null)).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("that answers the heartbeat stays", () => {
    sit();
    const socket = arrive();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(5000);
      socket.say({ type: "alive" });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(live.state).toBe("here");
  });

  it("that does not open is tried again and again, less and less often", () => {
    sit();
    for (let i = 0; i < 120; i++) {
      vi.advanceTimersByTime(1000);
      if (newest().readyState === FakeSocket.CONNECTING) newest().drop();
    }
    expect(FakeSocket.all.length).toBeGreaterThan(12);
    expect(FakeSocket.all.length).toBeLessThan(30);
  });

  it("is cut as soon as the network is gone, and back as soon as it is back", () => {
    sit();
    arrive();
    window.dispatchEvent(new Event("offline"));
    expect(live.state).toBe("lost");
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    arrive();
    expect(live.state).toBe("here");
  });

  it("on which something came garbled is replaced", () => {
    sit();
    arrive().sayRaw('{"type": "si');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("answers pings, so that the server knows how long the way is", () => {
    sit();
    const socket = arrive();
    socket.say({ type: "ping", count: 3 });
    expect(socket.sentOf("pong")).toEqual([{ type: "pong", count: 3 }]);
  });

  it("is not opened again by whoever has left", () => {
    sit();
    arrive();
    live.leave();
    newest().drop();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(live.sights).toEqual({});
  });
});

describe("a message that came out garbled at the server", () => {
  it("is said again on a new connection, and then given up", () => {
    sit();
    live.act(0, 7, MOVE);
    arrive().say(refused("garbage"));
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    const again = arrive();
    expect(again.sentOf("move")).toHaveLength(1);
    expect(live.refusal).toBeNull();
    again.say(refused("garbage"));
    expect(live.refusal?.name).toBe("garbage");
    expect(breakAndReturn().sentOf("move")).toEqual([]);
  });
});

describe("the server closes the connection", () => {
  it.each(["table", "rules", "seat", "origin"])("for good: %s", (name) => {
    sit();
    arrive().say(closing(name));
    newest().drop();
    vi.advanceTimersByTime(60_000);
    expect(live.state).toBe("closed");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("for a restart, and is asked again when it said", () => {
    sit();
    arrive().say(closing("restart", 5));
    newest().drop();
    vi.advanceTimersByTime(4900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    arrive();
    expect(live.closing).toBeNull();
  });

  it("because of a key: then the other keys are tried at once", () => {
    sit([["mine", "wrong"], ["mine"]]);
    newest().accept();
    expect(newest().sentOf("hello")[0]?.keys).toEqual(["mine", "wrong"]);
    newest().say(closing("key"));
    newest().drop();
    arrive();
    expect(newest().sentOf("hello")[0]?.keys).toEqual(["mine"]);
    expect(live.refusal?.name).toBe("key");
    expect(live.state).toBe("here");
  });

  it("because of the last key: then for good", () => {
    sit([["wrong"]]);
    newest().accept();
    newest().say(closing("key"));
    newest().drop();
    expect(live.state).toBe("closed");
  });
});

describe("sights", () => {
  const see = (seat: number | null, seq: number): SightSent => sightOf({ seat, seq });

  it("only become newer", () => {
    sit();
    const socket = arrive();
    for (const seq of [3, 5, 4]) socket.say(see(null, seq));
    expect(live.sightOf(null)?.seq).toBe(5);
  });

  it("may be older on a new connection: the server was restored from a copy", () => {
    sit();
    arrive().say(see(null, 5));
    breakAndReturn().say(see(null, 2));
    expect(live.sightOf(null)?.seq).toBe(2);
    expect(breakAndReturn().sentOf("hello")[0]?.have).toBe(2);
  });

  it("of closed eyes are dropped, also those on their way", () => {
    sit([["one", "two"]]);
    const socket = arrive();
    expect(socket.sentOf("hello")[0]?.eyes).toEqual([]);
    live.look([1]);
    socket.say(see(null, 3));
    socket.say(see(1, 3));
    expect(live.sightOf(1)?.seq).toBe(3);
    live.look([]);
    expect(live.sightOf(1)).toBeUndefined();
    expect(live.sightOf(null)?.seq).toBe(3);
    socket.say(see(1, 4));
    expect(live.sightOf(1)).toBeUndefined();
    expect(breakAndReturn().sentOf("hello")[0]?.eyes).toEqual([]);
  });
});

describe("a fingertip", () => {
  const felt = { type: "felt", seat: 0, x: 0.5, y: 0.5, what: "wood", toward: null } as const;

  it("feels what the server answers", async () => {
    sit();
    const socket = arrive();
    const touch = live.feel(0, 0.5, 0.5);
    socket.say(felt);
    expect(await touch).toEqual(felt);
  });

  it("feels nothing when it came too late, and nobody is told of it", async () => {
    sit();
    const touch = live.feel(0, 0.5, 0.5);
    expect(await touch).toBeNull();
    const socket = arrive();
    const late = live.feel(0, 0.5, 0.5);
    socket.say(refused("touch"));
    expect(await late).toBeNull();
    expect(live.refusal).toBeNull();
  });

  it("feels nothing when the connection breaks", async () => {
    sit();
    arrive();
    const touch = live.feel(0, 0.5, 0.5);
    newest().drop();
    expect(await touch).toBeNull();
  });
});

describe("the wish that the table waits", () => {
  it("is told once, when the table is there, and once when it is over", () => {
    sit();
    newest().accept();
    live.wait("sheet", true);
    newest().say(presence());
    live.wait("whisper", true);
    live.wait("sheet", false);
    live.wait("whisper", false);
    expect(newest().sentOf("pause")).toMatchObject([{ over: false }, { over: true }]);
  });

  it("is told again on a new connection", () => {
    sit();
    arrive();
    live.wait("sheet", true);
    expect(breakAndReturn().sentOf("pause")).toMatchObject([{ over: false }]);
  });
});
