// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { postKnown, postReplay, Refusal } from "$client/api";
import type { Known, Replay } from "$client/generated/wire";
import { LookBack } from "$client/replay/lookback.svelte";
import { opened, readFile } from "$client/replay/opened.svelte";
import { Player } from "$client/replay/player.svelte";
import { seatsOf } from "$client/replay/seats";
import { seatOf } from "../made";

vi.mock("$client/api", async (original) => ({
  ...(await original<object>()),
  postReplay: vi.fn(),
  postKnown: vi.fn(),
  kindly: (problem: Refusal) => `sorry: ${problem.kind}`,
}));

const step = (view: string) => ({ seat: null, move: null, view, asks: [], events: [] });
const REPLAY = {
  eye: 1,
  outcome: { reason: "cottage", won: true, winners: [], scores: null },
  steps: ["a", "b", "c"].map(step),
} as unknown as Replay;

async function played(): Promise<Player> {
  vi.mocked(postReplay).mockResolvedValue(REPLAY);
  const player = new Player({});
  await player.look(1);
  return player;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(postReplay).mockReset();
  vi.mocked(postKnown).mockReset();
});

describe("looking back", () => {
  it("shows a step as the eye saw it; the end only at the end", async () => {
    const player = await played();
    expect(player.sight).toMatchObject({ seat: 1, seq: 1, view: "a", outcome: null });
    player.go(2);
    expect(player.sight).toMatchObject({ seq: 3, view: "c", outcome: REPLAY.outcome });
  });

  it("goes no further than the game", async () => {
    const player = await played();
    player.go(-5);
    expect(player.at).toBe(0);
    player.go(99);
    expect(player.at).toBe(2);
  });

  it("plays by itself, stops at the end, and begins anew from there", async () => {
    const player = await played();
    player.toggle();
    vi.advanceTimersByTime(1399);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(1400);
    expect([player.at, player.playing]).toEqual([2, false]);
    vi.advanceTimersByTime(10_000);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]);
    player.toggle();
    vi.advanceTimersByTime(10_000);
    expect([player.at, player.playing]).toEqual([0, false]);
  });

  it("says why there is nothing to see", async () => {
    vi.mocked(postReplay).mockRejectedValue(new Refusal("record"));
    const player = new Player({});
    await player.look(null);
    expect([player.sight, player.last]).toEqual([null, 0]);
    expect((player.refused as Refusal).kind).toBe("record");
  });
});

describe("what people of an age would have known", () => {
  const known = (persona: string) => ({ persona }) as Known;

  it("begins with the computer's own persona, or a grown-up for a person", async () => {
    vi.mocked(postKnown).mockImplementation((_record, _seat, persona) =>
      Promise.resolve(known(persona)),
    );
    const back = new LookBack({});
    await back.sitAt(seatOf(2, { kind: "computer", persona: "age7" }));
    expect([back.persona, back.known?.persona]).toEqual(["age7", "age7"]);
    await back.sitAt(seatOf(0));
    expect(back.persona).toBe("adult");
  });

  it("is asked for once each, and again if that went wrong", async () => {
    vi.mocked(postKnown).mockRejectedValueOnce(new Refusal("busy"));
    vi.mocked(postKnown).mockResolvedValue(known("adult"));
    const back = new LookBack({});
    await back.sitAt(seatOf(0));
    expect([back.problem, back.known]).toEqual(["sorry: busy", null]);
    await back.remember("adult");
    await back.remember("adult");
    expect([back.problem, postKnown]).toEqual(["", expect.anything()]);
    expect(postKnown).toHaveBeenCalledTimes(2);
  });

  it("is what was wished last, though an earlier answer comes later", async () => {
    let answerFirst: (known: Known) => void = () => {};
    vi.mocked(postKnown).mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    vi.mocked(postKnown).mockResolvedValueOnce(known("age70"));
    const back = new LookBack({});
    const first = back.sitAt(seatOf(0));
    await back.remember("age70");
    answerFirst(known("adult"));
    await first;
    expect(back.known?.persona).toBe("age70");
  });
});

describe("a record", () => {
  it("from a file is taken if it is an object", async () => {
    expect(await readFile(new File(['{"game": "ali_baba"}'], "a.json"))).toBe(true);
    expect(opened.record).toEqual({ game: "ali_baba" });
    for (const text of ["{", "null", "7", '"text"']) {
      expect(await readFile(new File([text], "a.json"))).toBe(false);
    }
  });

  it("knows persons and computers, and gives each a face of their own", () => {
    const seats = seatsOf({
      seats: [{ persona: null }, { persona: "age7" }, { persona: "age7" }, { persona: null }],
    });
    expect(seats.map(({ kind }) => kind)).toEqual(["person", "computer", "computer", "person"]);
    expect(seats.map(({ picture }) => picture)).toEqual(["child-1", "age7", "age7-2", "child-4"]);
    expect(new Set(seats.slice(1, 3).map(({ name }) => name)).size).toBe(2);
    expect(seatsOf({})).toEqual([]);
  });
});
