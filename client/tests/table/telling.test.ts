// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { choosePace } from "$client/device/pace.svelte";
import { play } from "$client/sound/sound.svelte";
import { announced, hush } from "$client/table/announce.svelte";
import type { Beats } from "$client/table/telling.svelte";
import { sightOf } from "../made";
import Teller, { type Happened } from "./Teller.svelte";

vi.mock("$client/sound/sound.svelte", () => ({ play: vi.fn() }));

const BEATS: Beats<Happened> = {
  Howl: { ms: ({ far }) => (far ? 1000 : 2000), sound: ({ far }) => (far ? "howl" : "knock") },
  Step: { ms: 500, sound: "step", light: true },
};
const besides = vi.fn();

function show(still = false) {
  const telling = {
    beats: BEATS,
    told: (event: Happened, before: number) => (event.type === "Howl" ? `howl ${before}` : ""),
    after: (view: number) => view + 1,
    keep: () => {},
    besides,
  };
  const props = { sight: sightOf({ view: 0 }), still, telling };
  const teller = mount(Teller, { target: document.body, props });
  flushSync();
  return {
    tale: teller.tale,
    see: (seq: number, ...events: Happened[]) => {
      teller.see(sightOf({ seq, view: 100 * seq, events }));
      flushSync();
    },
    end: () => unmount(teller),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  besides.mockClear();
  hush();
  choosePace("normal");
});

describe("a beat", () => {
  it("has its sound, its words for those who listen, and what else is done", () => {
    const { see, end } = show();
    see(2, { type: "Howl", far: true }, { type: "Step" });
    expect(play).toHaveBeenCalledWith("howl");
    expect(announced.texts.map(({ text }) => text)).toEqual(["howl 0"]);
    expect(besides).toHaveBeenCalledWith({ type: "Howl", far: true }, 0);
    vi.advanceTimersByTime(1000);
    expect(play).toHaveBeenLastCalledWith("step");
    expect(announced.texts).toHaveLength(1);
    void end();
  });

  it.each([
    ["calm", 3200],
    ["normal", 2000],
    ["quick", 1200],
  ] as const)("lasts as long as the pace of the device says: %s", (chosen, ms) => {
    choosePace(chosen);
    const { tale, see, end } = show();
    see(2, { type: "Howl", far: false });
    vi.advanceTimersByTime(ms - 1);
    expect([tale.event?.type, tale.view]).toEqual(["Howl", 1]);
    vi.advanceTimersByTime(1);
    expect([tale.event, tale.view]).toEqual([null, 200]);
    void end();
  });

  it("that takes nothing away leaves the question open", () => {
    const { tale, see, end } = show();
    see(2, { type: "Step" });
    expect([tale.event?.type, tale.busy]).toEqual(["Step", false]);
    void end();
  });
});

it("tells nothing in a replay", () => {
  const { tale, see, end } = show(true);
  see(2, { type: "Howl", far: true });
  expect([tale.event, tale.view]).toEqual([null, 200]);
  expect(play).not.toHaveBeenCalled();
  void end();
});

it("ends with the screen", async () => {
  const { see, end } = show();
  see(2, { type: "Howl", far: true }, { type: "Step" });
  await end();
  vi.advanceTimersByTime(60_000);
  expect(play).toHaveBeenCalledTimes(1);
});
