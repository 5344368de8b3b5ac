import { describe, expect, it } from "vitest";
import { myAsks, seatsAsked, thinkers } from "$client/table/asks";
import { askOf } from "../made";

describe("what this device may answer", () => {
  const asks = [
    askOf(0, "draw", { choices: [{ type: "Draw" }] }),
    askOf(1, "recite", { domain: { pebbles: 1 } }),
    askOf(2, "look"),
    askOf(null, "look", { choices: [{ type: "Ready" }] }),
  ];

  it("is what its own seats are asked, with choices or a domain", () => {
    expect(myAsks(asks, [0, 1, 2])).toEqual([
      { seat: 0, kind: "draw", moves: [{ type: "Draw" }] },
      { seat: 1, kind: "recite", moves: [] },
    ]);
  });

  it("is nothing for those who only look on", () => {
    expect(myAsks(asks, [])).toEqual([]);
    expect(seatsAsked(asks)).toEqual([0, 1, 2]);
  });
});

describe("who thinks", () => {
  it("is whoever is asked alone", () => {
    expect(thinkers([askOf(2, "draw")])).toEqual([2]);
  });

  it("is, of several, only those whom nobody may disturb or see", () => {
    const asks = [
      askOf(0, "seek", { quiet: true }),
      askOf(1, "vote", { secret: true }),
      askOf(2, "propose"),
    ];
    expect(thinkers(asks)).toEqual([0, 1]);
  });
});
