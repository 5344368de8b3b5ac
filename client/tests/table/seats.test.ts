// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { nameAt, nameOf, nickname, shortNameOf, toldWhoTheyAre } from "$client/table/seats";
import { bothSides, clockwiseFrom } from "$client/table/seating";
import { loadWords, setLanguage } from "$client/words/words.svelte";
import { seatOf } from "../made";

beforeAll(async () => {
  await loadWords();
  await setLanguage("en");
});

describe("what a seat is called", () => {
  it("is the name somebody typed", () => {
    expect(nameOf(seatOf(0, { name: "Léa", persona: "age7" }))).toBe("Léa");
  });

  it("is the silhouette's name for whoever typed none, and a number for a free seat", () => {
    expect(nameOf(seatOf(2))).toBe(nickname("child-3"));
    expect(nameOf(seatOf(2, { free: true }))).toBe("Seat 3");
  });

  it("is the persona of a computer, but not of one that sits in for a person", () => {
    expect(nameOf(seatOf(1, { persona: "age70" }))).toBe("70 years old");
    expect(nameOf(seatOf(1, { persona: "age70", lent: true }))).toBe(nickname("child-2"));
  });

  it("is a number where the picture is none of ours", () => {
    for (const picture of ["constructor", "__proto__", "child-99"]) {
      expect(nameOf(seatOf(0, { picture }))).toBe("Seat 1");
    }
  });

  it("tells whoever typed none that it is they, and says only that where there is little room", () => {
    const [mine, other] = toldWhoTheyAre([seatOf(7), seatOf(1)], [7]);
    expect(mine && nameOf(mine)).toBe("Tom (you)");
    expect(mine && shortNameOf(mine)).toBe("You");
    expect(other && shortNameOf(other)).toBe("Sam");
    expect(shortNameOf(seatOf(0, { name: "Léa" }))).toBe("Léa");
  });

  it("is nothing where nobody sits", () => {
    expect(nameAt(7, [seatOf(0)])).toBe("");
  });
});

describe("who sits where", () => {
  const five = [0, 1, 2, 3, 4].map((seat) => seatOf(seat));
  const seats = (some: typeof five) => some.map(({ seat }) => seat);

  it("is counted clockwise from the near side", () => {
    expect(seats(clockwiseFrom(3, five))).toEqual([3, 4, 0, 1, 2]);
  });

  it("goes up on the left and down on the right", () => {
    const { left, right } = bothSides(clockwiseFrom(3, five));
    expect(seats(left)).toEqual([0, 4, 3]);
    expect(seats(right)).toEqual([1, 2]);
  });
});
