// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { layCards } from "$client/table/cards";
import { roomOf } from "$client/table/room";

const ROOMS = [
  { width: 340, height: 200 },
  { width: 800, height: 120 },
  { width: 500, height: 500 },
];

describe("cards side by side", () => {
  it.each(ROOMS)("fit into $width × $height, however many they are", (room) => {
    for (let many = 1; many <= 20; many++) {
      const { card, width } = layCards(many, {
        ...room,
        gap: 8,
        ratio: 1.4,
        largest: 130,
        below: 10,
      });
      const columns = Math.round((width + 8) / (card + 8));
      const rows = Math.ceil(many / columns);
      expect(card).toBeGreaterThan(0);
      expect(card).toBeLessThanOrEqual(130);
      expect(width).toBeLessThanOrEqual(room.width);
      expect(rows * (1.4 * card + 10) + (rows - 1) * 8).toBeLessThanOrEqual(room.height + 1e-6);
    }
  });

  it("are as large as they can be: no other number of rows would do better", () => {
    const room = { width: 340, height: 300, gap: 8, ratio: 1.4, largest: 1000 };
    const { card } = layCards(6, room);
    const by = (columns: number) => {
      const rows = Math.ceil(6 / columns);
      const across = (room.width - (columns - 1) * 8) / columns;
      return Math.floor(Math.min(across, (room.height - (rows - 1) * 8) / rows / 1.4));
    };
    expect(card).toBe(Math.max(...[1, 2, 3, 4, 5, 6].map(by)));
  });
});

it.each([
  [390, 844, "tall"],
  [844, 390, "low"],
  [1024, 768, "wide"],
  [1440, 900, "wide"],
  [360, 640, "tall"],
] as const)("a window of %i × %i is %s", (width, height, room) => {
  expect(roomOf(width, height)).toBe(room);
});
