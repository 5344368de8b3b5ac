/** tall: a phone held upright; wide: a tablet or a desk; low: a phone held sideways. */
export type Room = "tall" | "wide" | "low";

/** No room for anything beside the table, also when a panel below takes most of the height. */
const NARROW = 480;

export function roomOf(width: number, height: number): Room {
  if (height < 480 && width > 1.25 * height) return "low";
  return width < 1.05 * height || width < NARROW ? "tall" : "wide";
}
