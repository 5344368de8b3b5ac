/** What this device can answer now, sorted by what is done with it. */
import type { Move } from "$client/generated/dark_wood";
import type { AskSeen } from "$client/generated/wire";
import type { Colour } from "./children";
import { type MyAsk, myAsks } from "$client/table/asks";

export interface Choosing {
  seat: number;
  free: Colour[];
}

export interface Answers {
  /** One tap says it for every seat of this device. */
  ready: number[];
  /** Who may choose a colour, and which ones are free. */
  colours: Choosing[];
  draw: number | null;
  receive: number | null;
  feel: number | null;
  turnUp: number | null;
  slap: number[];
  /** Who of them has not said yet that it is not this card. */
  undecided: number[];
  /** What a slap may be: for this card, in a time that a person can have needed. */
  slaps: { card: number; fastest: number; longest: number } | null;
  take: number | null;
  vote: { seat: number; children: number[] } | null;
  /** Anybody who was eaten. */
  stride: number | null;
}

const NOTHING: Answers = {
  ready: [],
  colours: [],
  draw: null,
  receive: null,
  feel: null,
  turnUp: null,
  slap: [],
  undecided: [],
  slaps: null,
  take: null,
  vote: null,
  stride: null,
};

export function answersTo(asks: AskSeen[], mine: number[]): Answers {
  const answers = structuredClone(NOTHING);
  for (const ask of myAsks<Move>(asks, mine)) sort(answers, ask);
  const races = asks.filter(
    ({ seat, kind }) => kind === "slap" && answers.slap.includes(seat ?? -1),
  );
  answers.undecided = races.flatMap(({ seat, domain }) => (domain?.undecided ? [seat ?? -1] : []));
  answers.slaps = (races[0]?.domain ?? null) as Answers["slaps"];
  return answers;
}

function sort(answers: Answers, { seat, kind, moves }: MyAsk<Move>): void {
  const free = moves.flatMap((move) => (move.type === "ChooseColour" ? [move.colour] : []));
  if (free.length > 0) answers.colours.push({ seat, free });
  switch (kind) {
    case "draw":
      answers.draw = seat;
      break;
    case "receive":
      answers.receive = seat;
      break;
    case "feel":
      answers.feel = seat;
      break;
    case "turn_up":
      answers.turnUp = seat;
      break;
    case "slap":
      answers.slap.push(seat);
      break;
    case "take":
      answers.take = seat;
      break;
    case "vote":
      answers.vote ??= { seat, children: children(moves) };
      break;
    case "stride":
      answers.stride ??= seat;
      break;
    case "aftermath":
      answers.ready.push(seat);
  }
}

function children(moves: Move[]): number[] {
  return moves.flatMap((move) => (move.type === "Vote" ? [move.child] : []));
}
