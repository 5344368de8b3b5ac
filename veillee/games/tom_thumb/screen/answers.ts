/** What this device can answer now, sorted by what is done with it. */
import type { InsertTile, Move, Propose, Swap } from "$client/generated/tom_thumb";
import type { AskSeen } from "$client/generated/wire";
import { myAsks } from "$client/table/asks";

export interface Tiles {
  seat: number;
  at: number[];
}

export interface Answers {
  /** One tap says it for every seat of this device. */
  ready: number[];
  propose: Record<Propose["what"], number[]>;
  withdraw: Record<Propose["what"], number[]>;
  /** As with `ready`, for every seat of this device. */
  goOn: number[];
  /** One of them is enough. */
  moreTime: number | null;
  draw: number | null;
  name: { seat: number; places: string[] } | null;
  turnUp: Tiles | null;
  pebble: number | null;
  /** On a device that is passed around, one after the other. */
  point: Tiles | null;
  helped: number | null;
  swap: { seat: number; pairs: Swap[] } | null;
  insert: { seat: number; choices: InsertTile[] } | null;
}

const NOTHING: Answers = {
  ready: [],
  propose: { tree: [], boots: [] },
  withdraw: { tree: [], boots: [] },
  goOn: [],
  moreTime: null,
  draw: null,
  name: null,
  turnUp: null,
  pebble: null,
  point: null,
  helped: null,
  swap: null,
  insert: null,
};

export function answersTo(asks: AskSeen[], mine: number[]): Answers {
  const answers = structuredClone(NOTHING);
  for (const { seat, moves } of myAsks<Move>(asks, mine)) sort(answers, seat, moves);
  return answers;
}

function sort(answers: Answers, seat: number, moves: Move[]): void {
  const turnUp: number[] = [];
  const point: number[] = [];
  const places: string[] = [];
  const pairs: Swap[] = [];
  const inserts: InsertTile[] = [];
  for (const move of moves) {
    switch (move.type) {
      case "Ready":
        answers.ready.push(seat);
        break;
      case "DrawCards":
        answers.draw = seat;
        break;
      case "Propose":
        answers.propose[move.what].push(seat);
        break;
      case "Withdraw":
        answers.withdraw[move.what].push(seat);
        break;
      case "GoOn":
        answers.goOn.push(seat);
        break;
      case "MoreTime":
        answers.moreTime ??= seat;
        break;
      case "NamePlace":
        places.push(move.place);
        break;
      case "TurnUp":
        turnUp.push(move.at);
        break;
      case "SpendPebble":
        answers.pebble = seat;
        break;
      case "Point":
        point.push(move.at);
        break;
      case "SomeoneHelped":
        answers.helped = seat;
        break;
      case "Swap":
        pairs.push(move);
        break;
      case "InsertTile":
        inserts.push(move);
        break;
      case "KeepQuiet":
        break;
    }
  }
  if (places.length) answers.name = { seat, places };
  if (turnUp.length) answers.turnUp = { seat, at: turnUp };
  if (point.length && !answers.point) answers.point = { seat, at: point };
  if (pairs.length) answers.swap = { seat, pairs };
  if (inserts.length) answers.insert = { seat, choices: inserts };
}
