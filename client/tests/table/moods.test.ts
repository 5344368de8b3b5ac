// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announced, hush } from "$client/table/announce.svelte";
import Moods from "$client/table/Moods.svelte";
import { story } from "$client/table/tale.svelte";
import { seatOf } from "../made";

vi.mock("$client/words/words.svelte", () => ({ t: (id: string) => id }));

let moods: Record<string, unknown> & { show: (mood: object) => void };

const shown = () => [...document.querySelectorAll(".mood")].map((one) => one.textContent.trim());

function show(seat: number, seq: number, what: string) {
  moods.show({ type: "mood", seat, seq, what });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  hush();
  Object.assign(story, { going: false, told: 0 });
  document.body.innerHTML = `<main><div data-seat="1"></div></main>`;
  const stage = document.querySelector("main")!;
  const seats = [seatOf(0), seatOf(1, { name: "Lena", persona: "age7" })];
  moods = mount(Moods, { target: document.body, props: { stage, seats } }) as typeof moods;
});

afterEach(() => {
  void unmount(moods);
});

it("waits until all that it speaks of has been told", () => {
  story.going = true;
  show(1, 3, "sorry");
  story.told = 2;
  flushSync();
  expect(shown()).toEqual([]);
  Object.assign(story, { going: false, told: 3 });
  flushSync();
  expect(shown()).toEqual(["mood-sorry-1"]);
});

it("is told to those who listen, and passes", () => {
  story.told = 4;
  show(1, 4, "unsure");
  expect(announced.texts.map(({ text }) => text)).toEqual(["Lena: mood-unsure-2"]);
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(shown()).toEqual([]);
});

it("is not repeated while it is to be seen, and gives way to another", () => {
  story.told = 9;
  show(1, 4, "sure");
  show(1, 5, "sure");
  expect(shown()).toEqual(["mood-sure-2"]);
  show(1, 6, "proud");
  expect(shown()).toEqual(["mood-proud-1"]);
});
