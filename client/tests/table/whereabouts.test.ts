import { expect, it } from "vitest";
import { outward } from "$client/table/whereabouts";

const badge = (x: number) => ({ x, width: 60, right: x + 60 }) as DOMRect;

it.each([
  ["at the left, it ends where the badge ends", 200, 160],
  ["at the right, it begins where the badge begins", 700, 700],
  ["in the middle, it is centred", 480, 460],
  ["at the edges, it stays within the stage", 10, 8],
  ["at the other edge too", 960, 892],
])("%s", (_, x, left) => {
  expect(outward(badge(x), 100, 1000)).toBe(left);
});
