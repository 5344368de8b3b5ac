/** What was known, as it is drawn: each step of the replay is a cell, from left to right. */
import type { Known, ThingKnown } from "$client/generated/wire";

/** How large a part of the people know the thing at a place of the picture. */
export interface Point {
  x: number;
  share: number;
}

/** The moment that a step belongs to: the latest at which something happened. */
export function momentAt(known: Known, step: number): number {
  let at = -1;
  while ((known.moments[at + 1] ?? Infinity) <= step) at += 1;
  return at;
}

/** One band for every time that a thing was there to be known. From moment to moment it glides. */
export function bandsOf(thing: ThingKnown, moments: number[], steps: number): Point[][] {
  const bands: Point[][] = [];
  let band: Point[] = [];
  for (const [i, share] of thing.shares.entries()) {
    const from = moments[i] ?? 0;
    const to = moments[i + 1] ?? steps;
    if (share === null) continue;
    if (band.at(-1)?.x !== from - 0.5) bands.push((band = [{ x: from, share }]));
    band.push({ x: from + 0.5, share }, { x: to - 0.5, share });
  }
  for (const each of bands) {
    const last = each.at(-1);
    if (last) each.push({ x: last.x + 0.5, share: last.share });
  }
  return bands;
}

/** The outline of a band around the line `middle`, as thick as `thickness` says. */
export function outlineOf(
  band: Point[],
  middle: number,
  thickness: (share: number) => number,
): string {
  const over = band.map(({ x, share }) => `${x} ${middle - thickness(share) / 2}`);
  const under = band.map(({ x, share }) => `${x} ${middle + thickness(share) / 2}`).reverse();
  return `M${[...over, ...under].join("L")}Z`;
}

/** The middle of a step's cell, in hundredths of the width. */
export function middleOf(step: number, steps: number): string {
  return `${(100 * (step + 0.5)) / steps}%`;
}
