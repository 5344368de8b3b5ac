/** Portraits: children's silhouettes for people, three faces for each persona. */
import type { SeatSeen } from "$client/generated/wire";

const files = import.meta.glob<string>("../art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a picture in `client/src/art`, if it has been drawn. */
export function artwork(name: string): string | undefined {
  return files[`../art/${name}.svg`];
}

/** A seat has one face all evening: lent to a computer, it keeps that of its person. */
export function portraitOf(seat: Pick<SeatSeen, "picture">): string | undefined {
  return artwork(seat.picture);
}
