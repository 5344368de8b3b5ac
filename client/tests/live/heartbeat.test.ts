// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Heartbeat } from "$client/live/heartbeat";

const ask = vi.fn();
const lost = vi.fn();
let heartbeat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  lost.mockReset();
  heartbeat = new Heartbeat(ask, lost);
});

describe("a silent connection", () => {
  it("is asked after four seconds and given up within ten", () => {
    heartbeat.heard();
    vi.advanceTimersByTime(3999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(4999);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledOnce();
  });

  it("is kept as long as something comes, however slowly", () => {
    for (let i = 0; i < 20; i++) {
      heartbeat.heard();
      vi.advanceTimersByTime(8900);
    }
    expect(ask).toHaveBeenCalledTimes(20);
    expect(lost).not.toHaveBeenCalled();
  });

  it("is not asked while nobody looks", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    heartbeat.heard();
    vi.advanceTimersByTime(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });

  it("is given up sooner when somebody has just picked up the device", () => {
    heartbeat.check();
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2500);
    expect(lost).toHaveBeenCalledOnce();
  });
});

it("gives up a connection that does not open in eight seconds", () => {
  heartbeat.begin();
  vi.advanceTimersByTime(7999);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lost).toHaveBeenCalledOnce();
});

it("expects nothing any more once it has stopped", () => {
  heartbeat.heard();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(lost).not.toHaveBeenCalled();
});
