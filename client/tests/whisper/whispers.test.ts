// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Situation, Whisper } from "$client/whisper/whisper";
import { stopWhispering, whisperAgain, Whispers } from "$client/whisper/whispers.svelte";

type View = { wolves: boolean; night: boolean };
const all: Whisper<View>[] = [
  { id: "wolves", when: ({ view }) => view.wolves },
  { id: "night", when: ({ view }) => view.night },
];

function now(view: Partial<View>): Situation<View> {
  return { view: { wolves: false, night: false, ...view }, asked: [], kinds: [], mine: [0] };
}

describe("whispers", () => {
  beforeEach(() => whisperAgain());

  test("the first time a situation comes up, and never again on this device", () => {
    const first = new Whispers("tales", all);
    first.follow(now({ wolves: true }), 1);
    expect(first.shown?.id).toBe("wolves");
    first.hush(1);
    first.follow(now({ wolves: true }), 2);
    expect(first.shown).toBeNull();
    const later = new Whispers("tales", all);
    later.follow(now({ wolves: true }), 1);
    expect(later.shown).toBeNull();
  });

  test("one at a time, and something happens before the next", () => {
    const whispers = new Whispers("tales", all);
    whispers.follow(now({ wolves: true, night: true }), 1);
    expect(whispers.shown?.id).toBe("wolves");
    whispers.hush(1);
    whispers.follow(now({ wolves: true, night: true }), 1);
    expect(whispers.shown).toBeNull();
    whispers.follow(now({ wolves: true, night: true }), 2);
    expect(whispers.shown?.id).toBe("night");
  });

  test("what has passed can be read for a while, without a hand", () => {
    vi.useFakeTimers();
    const whispers = new Whispers("tales", all);
    whispers.follow(now({ wolves: true }), 1);
    expect(whispers.holds).toBe(true);
    whispers.follow(now({}), 2);
    expect(whispers.shown?.id).toBe("wolves");
    expect(whispers.holds).toBe(false);
    vi.advanceTimersByTime(3_000);
    whispers.follow(now({}), 3);
    vi.advanceTimersByTime(3_000);
    expect(whispers.shown).toBeNull();
  });

  test("whoever goes on playing is told nothing that is past, and a late tap hits nothing else", () => {
    vi.useFakeTimers();
    const whispers = new Whispers("tales", all);
    whispers.follow(now({ wolves: true }), 1);
    whispers.read = true;
    whispers.follow(now({ wolves: true }), 2);
    vi.advanceTimersByTime(1_500);
    expect(whispers.shown).toBeNull();
    expect(whispers.left).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(whispers.left).toBe(false);
  });

  test("there is time to read it, but not for ever", () => {
    vi.useFakeTimers();
    const whispers = new Whispers("tales", all);
    whispers.follow(now({ wolves: true }), 1);
    expect(whispers.read).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(whispers.shown?.id).toBe("wolves");
    expect(whispers.read).toBe(true);
  });

  test("what stays true makes way once it was read and something has happened", () => {
    vi.useFakeTimers();
    const whispers = new Whispers("tales", all);
    whispers.follow(now({ wolves: true }), 1);
    whispers.follow(now({ wolves: true, night: true }), 2);
    expect(whispers.holds).toBe(true);
    whispers.read = true;
    whispers.follow(now({ wolves: true, night: true }), 2);
    expect(whispers.holds).toBe(false);
    vi.advanceTimersByTime(10_000);
    whispers.follow(now({ wolves: true, night: true }), 2);
    expect(whispers.shown?.id).toBe("night");
  });

  test("once it has passed, what has come since has its turn at once", () => {
    vi.useFakeTimers();
    const whispers = new Whispers("tales", all);
    whispers.follow(now({ wolves: true }), 1);
    whispers.follow(now({ night: true }), 2);
    vi.advanceTimersByTime(10_000);
    whispers.follow(now({ night: true }), 2);
    expect(whispers.shown?.id).toBe("night");
  });

  test("none while nothing can be answered, and none once they are switched off", () => {
    const whispers = new Whispers("tales", all);
    whispers.follow(null, 1);
    expect(whispers.shown).toBeNull();
    stopWhispering();
    whispers.follow(now({ night: true }), 2);
    expect(whispers.shown).toBeNull();
  });

  test("another game whispers its own", () => {
    const tales = new Whispers("tales", all);
    tales.follow(now({ wolves: true }), 1);
    const caves = new Whispers("caves", all);
    caves.follow(now({ wolves: true }), 1);
    expect(caves.shown?.id).toBe("wolves");
  });
});
