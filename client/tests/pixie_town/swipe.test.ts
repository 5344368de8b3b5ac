// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Swipe } from "$games/pixie_town/screen/swipe.svelte";

const over = vi.fn();
let swipe: Swipe;

function finger(...xs: number[]) {
  const drag = swipe.drag("1 0", over);
  const at = (clientX: number) => new PointerEvent("pointermove", { clientX });
  drag.lift(at(xs[0] ?? 0));
  for (const x of xs) drag.move(at(x));
  return drag;
}

beforeEach(() => {
  over.mockReset();
  swipe = new Swipe();
});

describe("a house under the gnome's finger", () => {
  it("leans as far as it is pushed, and no other does", () => {
    finger(100, 130);
    expect(swipe.leanOf("1 0")).toBeGreaterThan(5);
    expect(swipe.leanOf("0 0")).toBe(0);
    finger(100, 70);
    expect(swipe.leanOf("1 0")).toBeLessThan(-5);
  });

  it("stands up again after a small push, or when the finger is taken away", () => {
    finger(100, 115).drop();
    expect(swipe.leanOf("1 0")).toBe(0);
    finger(100, 190).keep();
    expect(swipe.leanOf("1 0")).toBe(0);
    expect(over).not.toHaveBeenCalled();
  });

  it.each([
    [190, 1],
    [10, -1],
  ])("falls to where it was pushed: from 100 to %i", (to, way) => {
    finger(100, to).drop();
    expect(over).toHaveBeenCalledExactlyOnceWith(way);
    expect(Math.sign(swipe.leanOf("1 0"))).toBe(way);
  });

  it("falls at a tap, or at Enter", () => {
    swipe.drag("1 0", over).tap();
    expect(over).toHaveBeenCalledExactlyOnceWith(1);
  });
});
