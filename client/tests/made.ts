/** Sights, seats and odds as the server would send them, with nothing special about them. */
import type { AskSeen, Odds, SeatSeen, SightSent } from "$client/generated/wire";

export function sightOf(changes: Partial<SightSent> = {}): SightSent {
  const plain = { seat: null, seq: 1, view: {}, asks: [], events: [], outcome: null };
  return { type: "sight", ...plain, ...changes };
}

export function seatOf(seat: number, changes: Partial<SeatSeen> = {}): SeatSeen {
  return {
    seat,
    kind: "person",
    name: "",
    picture: `child-${seat + 1}`,
    persona: null,
    here: true,
    free: false,
    lent: false,
    may_lend: false,
    ...changes,
  };
}

export function askOf(seat: number | null, kind: string, changes: Partial<AskSeen> = {}): AskSeen {
  return { seat, kind, ...changes };
}

export function oddsOf(changes: Partial<Odds> = {}): Odds {
  const plain = { won: null, seats: [], sides: [], length: null, warming: false, problem: null };
  return { games: 10_000, ...plain, ...changes };
}
