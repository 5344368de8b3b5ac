// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { motion } from "$client/motion.svelte";
import { FreeBuilding } from "$games/pixie_town/screen/freebuilding.svelte";
import { fetchPhysics } from "$games/pixie_town/screen/physics";
import { loadWords } from "$client/words/words.svelte";

const pick = { die: 0, stone: "red-C-1" };
const send = vi.fn();
let free: FreeBuilding;

/** Physics is there, and whatever waited for it has gone on. */
const loaded = async () => {
  await fetchPhysics();
  await Promise.resolve();
};

beforeEach(async () => {
  await loadWords("pixie_town");
  motion.reduced = true;
  send.mockReset();
  free = new FreeBuilding(send);
  free.follow("one", { "red-C-2": { x: 3500, y: 500, turn: 0 } });
});

describe("building as one likes", () => {
  it("goes from the hand to the ground, and is set only when it rests", async () => {
    free.take(pick);
    await loaded();
    expect(free.phase).toBe("held");
    free.set();
    expect(send).not.toHaveBeenCalled();
    free.letGo();
    expect(free.phase).toBe("falling");
    await loaded();
    expect([free.phase, free.fell]).toEqual(["resting", false]);
    free.set();
    expect(send).toHaveBeenCalledExactlyOnceWith(pick, {
      "red-C-2": { x: 3500, y: 500, turn: 0 },
      "red-C-1": { x: 3500, y: expect.closeTo(1500, -2) as number, turn: 0 },
    });
    free.set();
    expect(send).toHaveBeenCalledOnce();
  });

  it("does not go through other stones", async () => {
    free.take(pick);
    await loaded();
    free.nudge(0, -5000);
    expect(free.held!.y).toBeGreaterThanOrEqual(1490);
  });

  it("says that it fell where it did not stay", async () => {
    free.take(pick);
    await loaded();
    free.nudge(700, 0);
    free.letGo();
    await loaded();
    expect([free.phase, free.fell]).toEqual(["resting", true]);
    free.again();
    expect([free.phase, free.fell, free.others["red-C-2"]]).toEqual([
      "held",
      false,
      { x: 3500, y: 500, turn: 0 },
    ]);
  });

  it("can be put back, and then nothing is sent", async () => {
    free.take(pick);
    await loaded();
    free.putBack();
    free.letGo();
    free.set();
    expect([free.phase, free.pick]).toEqual(["idle", null]);
    expect(send).not.toHaveBeenCalled();
  });

  it("may be tried again if the table has not taken it in time", async () => {
    vi.useFakeTimers();
    await free.onTop(pick);
    free.set();
    expect(free.phase).toBe("sent");
    vi.advanceTimersByTime(4000);
    expect(free.phase).toBe("resting");
    vi.useRealTimers();
  });

  it("begins afresh on another plot", async () => {
    free.take(pick);
    await loaded();
    free.follow("one", {});
    expect(free.phase).toBe("held");
    free.follow("two", {});
    expect([free.phase, free.pick, free.poses]).toEqual(["idle", null, {}]);
  });

  it("turns in the hand, all the way round", async () => {
    free.take(pick);
    await loaded();
    free.turn(-90_000);
    expect(free.held?.turn).toBe(270_000);
    free.turn(90_000);
    expect(free.held?.turn).toBe(0);
  });
});
