// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Felt } from "$client/screen";
import { answersTo } from "$games/dark_wood/screen/answers";
import { Fingertip } from "$games/dark_wood/screen/fingertip.svelte";
import { Slapping } from "$games/dark_wood/screen/slapping.svelte";
import { askOf } from "../made";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a hand on the pile", () => {
  const act = vi.fn();
  const domain = { card: 3, fastest: 120, longest: 5000, undecided: true };
  const answers = answersTo([askOf(0, "slap", { domain }), askOf(1, "slap", { domain })], [0, 1]);
  let slapping: Slapping;

  /** When the card is painted, on the clock of the page. */
  function paint(turn = 1, card = 3): number {
    slapping.watch(turn, card);
    vi.advanceTimersByTime(32);
    return performance.now();
  }

  beforeEach(() => {
    act.mockReset();
    slapping = new Slapping(() => answers, act);
  });

  it("counts from when the card was painted, not from when it came", () => {
    const painted = paint();
    slapping.slap(0, painted + 400);
    const [seat, move] = act.mock.calls[0] as [number, { after: number; card: number }];
    expect([seat, move.card]).toEqual([0, 3]);
    expect(move.after).toBeGreaterThanOrEqual(400);
    expect(move.after).toBeLessThan(420);
  });

  it("sooner than one can see meant another card", () => {
    const painted = paint();
    slapping.slap(0, painted + 60);
    expect([act.mock.calls, slapping.hands]).toEqual([[], []]);
    slapping.watch(1, 4);
    slapping.slap(0, painted + 5000);
    expect(act).not.toHaveBeenCalled();
  });

  it("counts once for each, and anew on the next card", () => {
    const painted = paint();
    slapping.slap(0, painted + 300);
    slapping.slap(0, painted + 500);
    slapping.slap(1, painted + 500);
    slapping.slap(7, painted + 500);
    expect(slapping.hands).toEqual([0, 1]);
    paint(1, 3);
    expect(slapping.hands).toEqual([0, 1]);
    paint(1, 4);
    expect(slapping.hands).toEqual([]);
  });

  it("is never later than the longest that may be said", () => {
    const painted = paint();
    slapping.slap(1, painted + 60_000);
    expect(act).toHaveBeenCalledExactlyOnceWith(1, { type: "Slap", after: 5000, card: 3 });
  });
});

describe("a fingertip", () => {
  const spot = (x: number, y: number): Felt => ({ x, y, what: "wood", toward: null });
  const ask = vi.fn<(x: number, y: number) => Promise<Felt | null>>();
  const notice = vi.fn();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  let finger: Fingertip;

  beforeEach(() => {
    ask.mockReset();
    notice.mockReset();
    finger = new Fingertip(ask, notice);
  });

  it("goes on until it has arrived, one question at a time", async () => {
    let x = 0;
    ask.mockImplementation((to) => Promise.resolve(spot((x = Math.min(to, x + 0.2)), 0.5)));
    finger.lead(1, 0.5);
    await pass(1000);
    expect(finger.felt?.x).toBeCloseTo(1);
    expect(ask).toHaveBeenCalledTimes(5);
    await pass(1000);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it("asks no oftener than one can feel", async () => {
    ask.mockResolvedValue(spot(0, 0));
    finger.lead(1, 1);
    await pass(1000);
    expect(ask.mock.calls.length).toBeGreaterThan(20);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(56);
  });

  it("takes a breath when nothing came back", async () => {
    ask.mockResolvedValue(null);
    finger.lead(0.5, 0.5);
    await pass(1000);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(14);
    expect(ask.mock.calls.length).toBeGreaterThan(5);
    expect(notice).not.toHaveBeenCalled();
  });

  it("keeps nothing of what it felt once it is lifted, also what was on its way", async () => {
    let answer: (felt: Felt) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    finger.lead(0.3, 0.3);
    await pass(50);
    finger.lift();
    answer(spot(0.3, 0.3));
    await pass(50);
    expect(finger.felt).toBeNull();
    expect(notice).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("stays on the tree's board, and goes on by keys from where it was", async () => {
    ask.mockImplementation((x, y) => Promise.resolve(spot(x, y)));
    finger.lead(-3, 7);
    await pass(50);
    expect(finger.felt).toMatchObject({ x: 0, y: 1 });
    finger.lift();
    finger.nudge(0.1, 0);
    await pass(50);
    expect(finger.felt).toMatchObject({ x: 0, y: 1 });
    finger.nudge(0.1, 0);
    await pass(50);
    expect(finger.felt?.x).toBeCloseTo(0.1);
  });
});
