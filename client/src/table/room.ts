/** tall: a phone held upright; wide: a tablet or a desk; low: a phone held sideways. */
export type Room = "tall" | "wide" | "low";

export function roomOf(width: number, height: number): Room {
  if (height < 480 && width > height) return "low";
  return width < 1.05 * height ? "tall" : "wide";
}
