// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { SightSent } from "$client/generated/wire";
import { story } from "$client/table/tale.svelte";
import type { Why } from "$client/why/why";
import { Whys } from "$client/why/whys.svelte";

const why: Why<unknown, unknown> = (event, before) => ({
  text: `${String(event)} after ${String(before)}`,
  pictures: [],
  hurts: event === "ogre",
  weight: 1,
});
const eyes = { mine: [0], name: String, over: false };

function sight(seq: number, ...events: string[]): SightSent {
  return { type: "sight", seat: 0, seq, view: `view ${seq}`, asks: [], events, outcome: null };
}

describe("why", () => {
  beforeEach(() => (story.told = 0));

  test("what hurts has a reason, once it has been told", () => {
    const whys = new Whys(why);
    whys.follow(sight(1), eyes);
    whys.follow(sight(2, "ogre", "lantern"), eyes);
    expect(whys.latest).toBeNull();
    story.told = 2;
    expect(whys.latest?.text).toBe("ogre after view 1");
    whys.forget();
    expect(whys.latest).toBeNull();
  });

  test("what does not hurt has none, nor what one did not see happen", () => {
    const whys = new Whys(why);
    story.told = 9;
    whys.follow(sight(4, "ogre"), eyes);
    whys.follow(sight(5, "lantern"), eyes);
    expect(whys.latest).toBeNull();
  });

  test("after a while nobody asks any more", () => {
    const whys = new Whys(why);
    story.told = 99;
    whys.follow(sight(1), eyes);
    whys.follow(sight(2, "ogre"), eyes);
    whys.follow(sight(40), eyes);
    expect(whys.latest).toBeNull();
  });
});
