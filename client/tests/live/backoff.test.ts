// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Backoff } from "$client/live/backoff";

/** How long it waits before each of so many tries in a row. */
function waits(tries: number, luck: number): number[] {
  vi.spyOn(Math, "random").mockReturnValue(luck);
  let tried = 0;
  const backoff = new Backoff(() => tried++);
  return Array.from({ length: tries }, () => {
    const start = Date.now();
    backoff.later();
    vi.advanceTimersToNextTimer();
    return Date.now() - start;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("when to try again", () => {
  it("waits twice as long after every try, and never longer than eight seconds", () => {
    expect(waits(7, 0.5)).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  });

  it("comes up to 30 % sooner or later, so that not all devices come at once", () => {
    expect(waits(2, 0)).toEqual([210, 420]);
    const late = waits(6, 0.999_999);
    expect(late[0]).toBeCloseTo(390, -1);
    expect(late[5]).toBeLessThanOrEqual(10_400);
  });

  it("begins anew once there was a connection", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const retry = vi.fn();
    const backoff = new Backoff(retry);
    for (let i = 0; i < 5; i++) backoff.later();
    backoff.reset();
    vi.advanceTimersByTime(60_000);
    expect(retry).not.toHaveBeenCalled();
    backoff.later();
    vi.advanceTimersByTime(300);
    expect(retry).toHaveBeenCalledOnce();
  });

  it("tries only once, however often it was told to", () => {
    const retry = vi.fn();
    const backoff = new Backoff(retry);
    backoff.later();
    backoff.in(3);
    backoff.later();
    vi.advanceTimersByTime(60_000);
    expect(retry).toHaveBeenCalledOnce();
  });

  it("comes back when the server said", () => {
    const retry = vi.fn();
    new Backoff(retry).in(3);
    vi.advanceTimersByTime(2999);
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledOnce();
  });

  it("tries now, and then not again by itself", () => {
    const retry = vi.fn();
    const backoff = new Backoff(retry);
    backoff.later();
    backoff.now();
    vi.advanceTimersByTime(60_000);
    expect(retry).toHaveBeenCalledOnce();
  });
});
