import { describe, expect, it } from "vitest";
import type { Persona } from "$client/generated/wire";
import { own } from "$client/own";
import { nextPuppet, PERSONAS, pictureOf, type Puppet, puppetsOf } from "$client/table/puppets";

const STRANGE = ["constructor", "toString", "__proto__", "hasOwnProperty"];

describe("puppets", () => {
  it.each(PERSONAS)(
    "%s: three with three faces, then another three, and never two alike",
    (who) => {
      const sitting: Puppet[] = [];
      for (let i = 0; i < 6; i++)
        sitting.push(
          nextPuppet(
            who,
            sitting.map(({ name }) => name),
          ),
        );
      expect(new Set(sitting.map(({ name }) => name)).size).toBe(6);
      expect(sitting.slice(0, 3).map(({ face }) => face)).toEqual([1, 2, 3]);
      expect(new Set(sitting.slice(3).map(({ face }) => face)).size).toBe(3);
    },
  );

  it("are offered with names that nobody has", () => {
    const [first] = puppetsOf("age7", []);
    expect(puppetsOf("age7", [first!.name])[0]).toMatchObject({ face: 1 });
    expect(puppetsOf("age7", [first!.name])[0]?.name).not.toBe(first?.name);
  });

  it("have a drawing for each face", () => {
    expect(pictureOf({ persona: "adult", face: 1 })).toBe("adult");
    expect(pictureOf({ persona: "adult", face: 3 })).toBe("adult-3");
  });

  it.each(STRANGE)("of an unknown kind have no name: %s", (strange) => {
    expect(nextPuppet(strange as Persona, [])).toEqual({ persona: strange, name: "", face: 1 });
    expect(puppetsOf(strange as Persona, [])).toEqual([]);
  });
});

describe("a name that came over the wire", () => {
  it("finds only what was put there", () => {
    expect(own({ lion: 1 }, "lion")).toBe(1);
    for (const strange of STRANGE) expect(own({ lion: 1 }, strange)).toBeUndefined();
  });
});
