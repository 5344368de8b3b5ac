/** Portraits: children's silhouettes for people, one face for each persona. */
import type { SeatSeen } from "$client/generated/wire";

const files = import.meta.glob<string>("../art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const CHILDREN = Array.from({ length: 8 }, (_, i) => `child-${i + 1}`);

/** The address of a picture in `client/src/art`, if it has been drawn. */
export function artwork(name: string): string | undefined {
  return files[`../art/${name}.svg`];
}

/** A seat that is only lent to a computer keeps the face of its person. */
export function portraitOf(
  seat: Pick<SeatSeen, "picture" | "persona" | "lent">,
): string | undefined {
  return artwork(seat.lent ? seat.picture : (seat.persona ?? seat.picture));
}
