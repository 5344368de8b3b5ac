// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SightSent } from "$client/generated/wire";
import type { Live } from "$client/live/live.svelte";
import { announce, announced } from "$client/table/announce.svelte";
import { Curtain } from "$client/table/curtain.svelte";
import { story } from "$client/table/tale.svelte";
import { askOf, sightOf } from "../made";

const secret = askOf(1, "vote", { secret: true });
const look = vi.fn();
let sights: Record<string, SightSent>;

function curtain(held = [0, 1]): Curtain {
  const live = { held, look, sightOf: (seat: number | null) => sights[seat ?? "public"] };
  return new Curtain(live as unknown as Live);
}

beforeEach(() => {
  vi.useFakeTimers();
  look.mockReset();
  sights = { public: sightOf({ asks: [secret] }) };
  story.told = sights.public!.seq;
});

describe("the curtain", () => {
  it("is for those of this device who are asked a secret thing", () => {
    expect(curtain([0, 1]).asked).toEqual([1]);
    expect(curtain([0, 2]).asked).toEqual([]);
    sights = { public: sightOf({ asks: [askOf(1, "vote")] }) };
    expect(curtain([0, 1]).asked).toEqual([]);
  });

  it("waits until what came before has been told", () => {
    story.told = sights.public!.seq - 1;
    expect(curtain([0, 1]).asked).toEqual([]);
  });

  it("is not needed on a device of one's own", () => {
    expect(curtain([1]).asked).toEqual([]);
  });

  it("opens one pair of eyes while it is held, and closes them when it is let go", () => {
    const cloth = curtain();
    cloth.press(1);
    expect(look).toHaveBeenLastCalledWith([1]);
    cloth.release();
    expect(look).toHaveBeenLastCalledWith([]);
    expect(cloth.seat).toBeNull();
  });

  it("stays open once it was held long enough", () => {
    const cloth = curtain();
    cloth.press(1);
    vi.advanceTimersByTime(400);
    cloth.release();
    expect(cloth.seat).toBe(1);
    cloth.close();
    expect(cloth.seat).toBeNull();
  });

  it("does not open by itself after it was let go too soon", () => {
    const cloth = curtain();
    cloth.press(1);
    vi.advanceTimersByTime(399);
    cloth.release();
    vi.advanceTimersByTime(1000);
    expect([cloth.seat, cloth.latched]).toEqual([null, false]);
  });

  it("takes back at once what was said behind it", () => {
    const cloth = curtain();
    cloth.press(1, true);
    announce("You voted for Sam");
    cloth.close();
    expect(announced.texts).toEqual([]);
  });

  it("has done its work when the question is answered and what came of it was told", () => {
    const cloth = curtain();
    cloth.press(1, true);
    expect(cloth.done).toBe(false);
    sights["1"] = sightOf({ seat: 1, seq: 4, asks: [secret] });
    story.told = 4;
    expect(cloth.done).toBe(false);
    sights["1"] = sightOf({ seat: 1, seq: 5 });
    expect(cloth.done).toBe(false);
    story.told = 5;
    expect(cloth.done).toBe(true);
  });
});

describe("what is said to screen readers", () => {
  it("leaves the page after four seconds", () => {
    announce("one");
    vi.advanceTimersByTime(2000);
    announce("two");
    vi.advanceTimersByTime(2000);
    expect(announced.texts.map(({ text }) => text)).toEqual(["two"]);
    vi.advanceTimersByTime(2000);
    expect(announced.texts).toEqual([]);
  });
});
