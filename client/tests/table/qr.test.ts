/** Read again by another program, as a phone's camera would. */
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { drawCode, type Code } from "$client/table/qr";

const PIXELS = 4;

test.each([
  "http://192.168.1.20:8000/t/abcdefgh#0123456789abcdef",
  "https://[2001:db8::1]:8443/t/Ab_-09zZ#key-with_all.signs",
  `https://${"long.".repeat(30)}example/t/abcdefgh#0123456789abcdef`,
])("a code says its link: %s", (link) => {
  const { pixels, side } = photograph(drawCode(link));
  expect(jsQR(pixels, side, side)?.data).toBe(link);
});

function photograph({ size, path }: Code) {
  const side = size * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < PIXELS * PIXELS; at++) {
      const row = Number(y) * PIXELS + Math.floor(at / PIXELS);
      const column = Number(x) * PIXELS + (at % PIXELS);
      pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { pixels, side };
}
