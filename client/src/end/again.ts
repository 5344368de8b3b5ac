/** Once more with the same seats and options: a new deal, or the same one. */
import type { SeatSeen, Summary } from "$client/generated/wire";
import { openTable, type SeatPlan } from "$client/table/open";

export interface Again {
  summary: Summary;
  seats: SeatSeen[];
  held: number[];
  screen: boolean;
  seed?: string;
}

export function playAgain({ summary, seats, held, screen, seed }: Again): Promise<void> {
  const plan = seats.map((seat): SeatPlan => {
    if (seat.kind === "computer") {
      return { who: "computer", persona: seat.persona ?? "adult", name: seat.name };
    }
    const who = held.includes(seat.seat) ? "here" : "link";
    return { who, name: seat.name, picture: seat.picture };
  });
  const { game, options } = summary;
  return openTable({ game, seats: plan, options, screen, ...(seed !== undefined && { seed }) });
}
