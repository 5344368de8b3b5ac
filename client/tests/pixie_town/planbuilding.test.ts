// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Place, PlanJob } from "$games/pixie_town/screen/jobs";
import { PlanBuilding } from "$games/pixie_town/screen/planbuilding.svelte";
import { announced, hush } from "$client/table/announce.svelte";
import { loadWords, setLanguage } from "$client/words/words.svelte";

const ROOF: Place = { owner: 0, house: 0, spot: 1, shape: "T" };
const CUBE: Place = { owner: 0, house: 0, spot: 0, shape: "C" };
const JOB: PlanJob = { kind: "plan", seat: 0, dice: { "0": ["red-C-1"] }, places: [ROOF, CUBE] };
const STONE = { die: 0, stone: "red-C-1" };
const send = vi.fn();
let building: PlanBuilding;

const said = () => announced.texts.map(({ text }) => text);

beforeAll(async () => {
  await loadWords("pixie_town");
  await setLanguage("en");
});

beforeEach(() => {
  hush();
  send.mockReset();
  building = new PlanBuilding(() => JOB, send);
});

describe("when nothing can be built there", () => {
  it("says to take a stone first, and is quiet once one is taken", () => {
    building.missed();
    expect(building.note).toBe("Take a stone first.");
    expect(said()).toEqual([building.note]);
    building.take(STONE);
    expect(building.note).toBe("");
  });

  it("says of a stone dropped elsewhere that it does not fit, and keeps it in the hand", () => {
    building.lift(STONE, new PointerEvent("pointermove", { clientX: 900, clientY: 900 }));
    building.drop();
    expect(building.note).toMatch("does not fit");
    expect(building.held).toEqual(STONE);
    expect(send).not.toHaveBeenCalled();
    building.set(CUBE);
    expect(send).toHaveBeenCalledOnce();
    expect(building.note).toBe("");
  });
});
