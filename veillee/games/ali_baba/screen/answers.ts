/** What this device can answer now, sorted by what is done with it. */
import type { Move } from "$client/generated/ali_baba";
import type { AskSeen } from "$client/generated/wire";
import { myAsks } from "$client/table/asks";

export interface Answers {
  /** One tap says it for every seat of this device. */
  ready: number[];
  draw: number | null;
  choose: number | null;
  judge: number | null;
  recite: number | null;
  /** How many the one who recites may spend. */
  pebbles: number;
  pick: { seat: number; treasures: string[] } | null;
}

const NOTHING: Answers = {
  ready: [],
  draw: null,
  choose: null,
  judge: null,
  recite: null,
  pebbles: 0,
  pick: null,
};

export function answersTo(asks: AskSeen[], mine: number[]): Answers {
  const answers = structuredClone(NOTHING);
  for (const { seat, kind, moves } of myAsks<Move>(asks, mine)) {
    if (kind === "glance") answers.ready.push(seat);
    else if (kind === "draw") answers.draw = seat;
    else if (kind === "choose") answers.choose = seat;
    else if (kind === "judge") answers.judge = seat;
    else if (kind === "recite") answers.recite = seat;
    else answers.pick = { seat, treasures: picks(moves) };
  }
  if (answers.recite !== null) answers.pebbles = pebblesIn(asks);
  return answers;
}

function pebblesIn(asks: AskSeen[]): number {
  return Number(asks.find((ask) => ask.kind === "recite")?.domain?.pebbles ?? 0);
}

function picks(moves: Move[]): string[] {
  return moves.flatMap((move) => (move.type === "Pick" ? [move.treasure] : []));
}
