/** What is asked, read for this device: what it may answer, and whom it waits for. */
import type { AskSeen } from "$client/generated/wire";

/** The one call to act, in words for those who answer and those who wait. */
export interface Call {
  text: string;
  hint?: string;
  mine: boolean;
}

/** Who reads the call. */
export interface Listener {
  mine: number[];
  name: (seat: number) => string;
}

/** A question to a seat of this device. Where anything in a domain may be answered, no moves. */
export interface MyAsk<Move> {
  seat: number;
  kind: string;
  moves: Move[];
}

export function myAsks<Move>(asks: AskSeen[], mine: number[]): MyAsk<Move>[] {
  return asks.flatMap(({ seat, kind, choices, domain }) => {
    if (seat === null || !mine.includes(seat) || !(choices ?? domain)) return [];
    return [{ seat, kind, moves: (choices ?? []) as Move[] }];
  });
}

/** Who has something to think about: where several are asked at once, many only may be quicker. */
export function thinkers(asks: AskSeen[]): number[] {
  const alone = asks.length === 1;
  return seatsAsked(asks.filter(({ quiet, secret }) => alone || quiet || secret));
}

export function seatsAsked(asks: AskSeen[]): number[] {
  return asks.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}
