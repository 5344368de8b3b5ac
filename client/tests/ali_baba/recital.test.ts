// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ItemSeen } from "$client/generated/ali_baba";
import { Recital } from "$games/ali_baba/screen/recital.svelte";

const act = vi.fn();
let now: {
  on: boolean;
  seat: number | null;
  seq: number;
  said: ItemSeen[];
  pebbles: number;
  box: { forty_four: boolean };
};
let recital: Recital;

const item = (treasure: string, count = 1): ItemSeen => ({ treasure, count, adjective: null });
const moves = () => act.mock.calls.map(([, move]) => move as object);

/** The table has heard what was said last. */
function hear(...said: ItemSeen[]): void {
  now = { ...now, seq: now.seq + 1, said: [...now.said, ...said] };
  recital.follow();
}

beforeEach(() => {
  act.mockReset();
  now = { on: true, seat: 2, seq: 5, said: [], pebbles: 1, box: { forty_four: false } };
  recital = new Recital(() => now, act);
});

describe("a recital", () => {
  it("counts a treasure by tapping it, up to its number in the box, and round again", () => {
    const counts = [1, 2, 3, 4].map(() => {
      recital.tap("ring");
      return recital.pending?.count;
    });
    expect(counts).toEqual([1, 2, 3, 1]);
    recital.tap("lion");
    recital.tap("lion");
    expect(recital.pending).toEqual(item("lion", 1));
  });

  it("counts as many teapots as there are in the box of 44 cards", () => {
    now = { ...now, box: { forty_four: true } };
    recital.tap("teapot");
    recital.change(+9);
    expect(recital.pending?.count).toBe(3);
    recital.tap("teapot");
    expect(recital.pending?.count).toBe(1);
  });

  it("says a treasure with the next one, and never twice", () => {
    recital.tap("ring");
    recital.tap("ring");
    recital.tap("lion");
    recital.follow();
    expect(moves()).toEqual([{ type: "Say", ...item("ring", 2) }]);
    recital.tap("ring");
    expect(recital.pending).toEqual(item("lion"));
    expect(recital.said("ring")).toEqual(item("ring", 2));
    expect(recital.again).toEqual(item("ring", 2));
    recital.tap("lion");
    expect(recital.again).toBeNull();
  });

  it("tells the table one thing after the other, each once", () => {
    for (const treasure of ["ring", "lion", "book"]) recital.tap(treasure);
    recital.finish();
    recital.follow();
    recital.follow();
    expect(moves()).toHaveLength(1);
    expect(recital.items).toHaveLength(3);
    hear(item("ring"));
    hear(item("lion"));
    hear(item("book"));
    expect(moves().map((move) => (move as { treasure?: string }).treasure ?? "all")).toEqual([
      "ring",
      "lion",
      "book",
      "all",
    ]);
    hear();
    expect(recital.items).toHaveLength(3);
  });

  it("waits while Ali judges", () => {
    now = { ...now, seat: null };
    recital.tap("ring");
    recital.say();
    recital.follow();
    expect(act).not.toHaveBeenCalled();
    now = { ...now, seat: 2, seq: 6 };
    recital.follow();
    expect(act).toHaveBeenCalledOnce();
  });

  it("counts on what waits to be heard, and not what the table has heard", () => {
    for (const treasure of ["lion", "ring", "book"]) recital.tap(treasure);
    recital.follow();
    recital.tap("ring");
    expect(recital.again).toBeNull();
    expect(recital.said("ring")).toEqual(item("ring", 2));
    recital.tap("lion");
    expect(recital.again).toEqual(item("lion"));
    hear(item("lion"));
    expect(moves()).toContainEqual({ type: "Say", ...item("ring", 2) });
    recital.tap("ring");
    expect(recital.again).toEqual(item("ring", 2));
  });

  it("takes nothing more after “that is all”", () => {
    recital.finish();
    recital.tap("ring");
    recital.finish();
    expect([recital.pending, recital.over]).toEqual([null, true]);
    recital.follow();
    expect(moves()).toEqual([{ type: "ThatIsAll" }]);
  });

  it("can be changed as long as it was not said", () => {
    recital.tap("cushion");
    recital.change(+9);
    expect(recital.pending?.count).toBe(4);
    recital.change(-9);
    expect(recital.pending?.count).toBe(1);
    recital.takeBack();
    recital.finish();
    recital.follow();
    expect(moves()).toEqual([{ type: "ThatIsAll" }]);
  });

  it("forgets what is not taken, and goes on", () => {
    act.mockReturnValueOnce(false);
    recital.tap("lion");
    recital.say();
    recital.follow();
    expect(recital.items).toEqual([]);
    recital.tap("ring");
    recital.finish();
    recital.follow();
    expect(moves()).toEqual([
      { type: "Say", ...item("lion") },
      { type: "Say", ...item("ring") },
    ]);
    hear(item("ring"));
    expect(moves().at(-1)).toEqual({ type: "ThatIsAll" });
  });

  it("is forgotten when it is over", () => {
    recital.tap("ring");
    recital.tap("lion");
    now = { ...now, on: false };
    recital.follow();
    expect([recital.pending, recital.items]).toEqual([null, []]);
  });
});

describe("a pebble", () => {
  it("is spent once, and what was only in mind is not said", () => {
    recital.tap("ring");
    recital.spendPebble();
    recital.spendPebble();
    recital.follow();
    expect(moves()).toEqual([{ type: "SpendPebble" }]);
  });

  it("is not spent while something is on its way to the table, or where there is none", () => {
    recital.tap("ring");
    recital.say();
    recital.spendPebble();
    now = { ...now, pebbles: 0 };
    expect(recital.maySpend).toBe(false);
    recital.spendPebble();
    expect(act).not.toHaveBeenCalled();
  });
});
