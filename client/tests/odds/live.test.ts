// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getOdds, getSuggestions, type OddsWanted, Refusal } from "$client/api";
import type { Odds, Suggestions } from "$client/generated/wire";
import { LiveOdds } from "$client/odds/live.svelte";
import { oddsOf } from "../made";

vi.mock("$client/api", async (original) => ({
  ...(await original<object>()),
  getOdds: vi.fn(),
  getSuggestions: vi.fn(),
}));

const SUGGESTED: Suggestions = {
  suggestions: [{ changes: { mode: "basic" }, won: null, seats: [] }],
  warming: false,
  problem: null,
};
const table = (n: number): OddsWanted => ({ game: "tom_thumb", options: { n }, seats: ["adult"] });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let odds: LiveOdds;

/** Of which table, and how many games. */
const asked = () =>
  vi.mocked(getOdds).mock.calls.map(([{ options }, games]) => [Object.values(options)[0], games]);

/** The server answers when it is told to, with as many games as it likes. */
function answering() {
  const waiting: ((odds: Odds) => void)[] = [];
  vi.mocked(getOdds).mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  return async (games: number) => {
    await pass(0);
    waiting.shift()?.(oddsOf({ games }));
    await pass(0);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getOdds).mockReset().mockResolvedValue(oddsOf());
  vi.mocked(getSuggestions).mockReset().mockResolvedValue(SUGGESTED);
  odds = new LiveOdds();
});

describe("the odds of a table that is being set up", () => {
  it("are asked for at once, and suggestions when nothing changes any more", async () => {
    odds.ask(table(1));
    await pass(0);
    expect([odds.fresh, odds.settled]).toEqual([true, false]);
    expect(getSuggestions).not.toHaveBeenCalled();
    await pass(400);
    expect(odds.settled).toBe(true);
    expect(odds.suggestions).toEqual(SUGGESTED.suggestions);
  });

  it("are asked for once by somebody who steps a number three times", async () => {
    odds.ask(table(1));
    await pass(1000);
    for (const n of [2, 3, 4]) {
      odds.ask(table(n));
      await pass(20);
    }
    expect([odds.fresh, odds.settled, odds.suggestions]).toEqual([false, false, []]);
    expect(odds.odds).not.toBeNull();
    await pass(1000);
    const asked = vi.mocked(getOdds).mock.calls.map(([wanted]) => wanted.options);
    expect(asked).toEqual([{ n: 1 }, { n: 4 }]);
  });

  it("are not asked for again when nothing has changed", async () => {
    odds.ask(table(1));
    odds.ask(table(1));
    await pass(1000);
    expect(getOdds).toHaveBeenCalledOnce();
  });

  it("are first of a few games, and become surer", async () => {
    const answer = answering();
    odds.ask(table(1));
    for (const games of [250, 1_000, 10_000]) {
      await answer(games);
      expect([odds.fresh, odds.odds?.games]).toEqual([true, games]);
    }
    await pass(1000);
    expect(asked()).toEqual([
      [1, 250],
      [1, 1_000],
      [1, 10_000],
    ]);
  });

  it("are sure at once where the server knows them", async () => {
    const answer = answering();
    odds.ask(table(1));
    await answer(1_000);
    await answer(10_000);
    await pass(1000);
    expect(asked()).toEqual([
      [1, 250],
      [1, 10_000],
    ]);
  });

  it("are not reckoned to the end for somebody who changes something meanwhile", async () => {
    const answer = answering();
    odds.ask(table(1));
    await answer(250);
    odds.ask(table(2));
    expect(vi.mocked(getOdds).mock.calls.map(([, , signal]) => signal.aborted)).toEqual([
      true,
      true,
    ]);
    await answer(1_000);
    expect([odds.fresh, odds.odds?.games]).toEqual([false, 250]);
    await pass(30);
    await answer(250);
    expect([odds.fresh, odds.odds?.games]).toEqual([true, 250]);
    expect(asked()).toEqual([
      [1, 250],
      [1, 1_000],
      [2, 250],
      [2, 1_000],
    ]);
  });

  it("are waited for while the server warms up", async () => {
    vi.mocked(getOdds).mockResolvedValueOnce(oddsOf({ warming: true }));
    odds.ask(table(1));
    await pass(0);
    expect([odds.warming, odds.odds]).toEqual([true, null]);
    await pass(500);
    expect([odds.warming, odds.fresh]).toEqual([false, true]);
  });

  it("come with no suggestions where the options do not go together", async () => {
    vi.mocked(getOdds).mockResolvedValue(oddsOf({ problem: { name: "options", reason: "" } }));
    odds.ask(table(1));
    await pass(5000);
    expect(getSuggestions).not.toHaveBeenCalled();
  });
});

describe("a server that is busy", () => {
  it("is asked again after two seconds, and left alone after five times", async () => {
    vi.mocked(getOdds).mockRejectedValue(new Refusal("busy"));
    odds.ask(table(1));
    await pass(0);
    expect(getOdds).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(getOdds).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(getOdds).toHaveBeenCalledTimes(5);
    expect(odds.fresh).toBe(false);
  });

  it("that refuses for good is not asked again", async () => {
    vi.mocked(getOdds).mockRejectedValue(new Refusal("odds"));
    odds.ask(table(1));
    await pass(60_000);
    expect(getOdds).toHaveBeenCalledOnce();
  });
});

describe("an answer that comes too late", () => {
  it("does not count for another table", async () => {
    let answerFirst: (odds: Odds) => void = () => {};
    vi.mocked(getOdds).mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    odds.ask(table(1));
    await pass(10);
    odds.ask(table(2));
    await pass(200);
    answerFirst(oddsOf({ games: 77_777 }));
    await pass(1000);
    expect(odds.odds?.games).toBe(10_000);
  });

  it("is not waited for by whoever has left", async () => {
    odds.ask(table(1));
    odds.leave();
    await pass(5000);
    expect([odds.odds, odds.fresh]).toEqual([null, false]);
    expect(getSuggestions).not.toHaveBeenCalled();
  });
});
