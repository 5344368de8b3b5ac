/** Who sits where around the table. */
import type { SeatSeen } from "$client/generated/wire";

/** Clockwise from one of them, who sits at the near side. */
export function clockwiseFrom(seat: number, around: SeatSeen[]): SeatSeen[] {
  const first = around.findIndex((one) => one.seat === seat);
  return [...around.slice(first), ...around.slice(0, first)];
}

/** Two columns beside the table, each from the far end to the near one. */
export function bothSides(clockwise: SeatSeen[]): { left: SeatSeen[]; right: SeatSeen[] } {
  const half = Math.ceil(clockwise.length / 2);
  return { left: clockwise.slice(0, half).reverse(), right: clockwise.slice(half) };
}
