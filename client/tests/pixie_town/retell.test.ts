import { expect, it } from "vitest";
import type { HouseSeen, StonePlaced, View } from "$client/generated/pixie_town";
import { after } from "$games/pixie_town/screen/retell";

const lying = (stone: string, x: number) => ({ stone, x, y: 500, turn: 0, spot: null });
const HOUSE: HouseSeen = {
  card: "inn",
  stones: [lying("red-C-1", 3500), lying("red-C-2", 1500)],
  finished: false,
};
const VIEW = { middle: ["red-L-1"], houses: [[HOUSE]], gift: null } as unknown as View;
const PLACED: StonePlaced = {
  type: "StonePlaced",
  seat: 0,
  owner: 0,
  house: 0,
  stone: "red-L-1",
  pose: { x: 4700, y: 900, turn: 30_000 },
  pushed: { "red-C-1": { x: 3200, y: 500, turn: 0 } },
  spot: null,
};

it("shows at once where the stones lie that a new one pushed", () => {
  expect(after(VIEW, PLACED).houses[0]?.[0]?.stones).toEqual([
    lying("red-C-1", 3200),
    lying("red-C-2", 1500),
    { stone: "red-L-1", ...PLACED.pose, spot: null },
  ]);
});

it("shows it of the gnome's tower too", () => {
  const tower = [{ stone: "blue-C-1", x: 3500, y: 500, turn: 0, marked: false }];
  const { stone, pose } = { stone: "blue-L-1", pose: PLACED.pose };
  const event = { type: "BlueStonePlaced" as const, seat: 0, stone, pose, marked: null };
  const pushed = { "blue-C-1": { x: 3300, y: 500, turn: 0 } };
  const view = { ...VIEW, blue: [stone], tower };
  expect(after(view, { ...event, pushed }).tower).toEqual([
    { ...tower[0], x: 3300 },
    { stone, ...pose, marked: null },
  ]);
});
