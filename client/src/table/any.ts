/**
 * Words and pictures for any move and any event, by their names: `GoHome` is said by `do-go-home` and
 * drawn in `art/go_home.svg`, `FoxCame` is told by `told-fox-came`.
 */
import { hasWord, listed, t, type WordArgs } from "$client/words/words.svelte";
import type { AskSeen } from "$client/generated/wire";
import { type Call, type Listener, myAsks, seatsAsked } from "./asks";
import { picture } from "./pictures";

type Typed = { type: string };
type Name = (seat: number) => string;

/** One thing that can be done now, by one seat of this device. */
export interface Choice<Move> {
  seat: number;
  move: Move;
  label: string;
  drawing: string | undefined;
}

export function idOf(type: string): string {
  return type.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** What may stand in a sentence: `$name` is the seat's, numbers are numbers, things have names. */
export function argsOf(thing: object, name: Name): WordArgs {
  const args: WordArgs = {};
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    if (field === "seat" && typeof value === "number") args.name = name(value);
    else if (typeof value === "number") args[field] = value;
    else if (typeof value === "boolean") args[field] = String(value);
    else if (typeof value === "string") args[field] = nameOfThing(value);
  }
  return args;
}

function nameOfThing(thing: string): string {
  return hasWord(`name-${thing}`) ? t(`name-${thing}`) : thing;
}

/** The name of a picture: of the thing that it is about, or of what is done. */
export function drawingOf(thing: Typed): string | undefined {
  const { type, ...fields } = thing;
  const things = Object.values(fields).filter((value) => typeof value === "string");
  return [...things, idOf(type).replaceAll("-", "_")].find((one) => picture(one));
}

export function choicesIn<Move extends Typed>(
  asks: AskSeen[],
  { mine, name }: Listener,
): Choice<Move>[] {
  return myAsks<Move>(asks, mine).flatMap(({ seat, moves }) =>
    moves.map((move) => ({
      seat,
      move,
      label: t(`do-${idOf(move.type)}`, { name: name(seat), ...argsOf(move, name) }),
      drawing: drawingOf(move),
    })),
  );
}

/** What is asked: of this device first, else whom all wait for. Words may use the view's numbers. */
export function callOf(asks: AskSeen[], view: object, { mine, name }: Listener): Call {
  const args = argsOf(view, name);
  const own = myAsks(asks, mine)[0];
  if (own) {
    const { kind, seat } = own;
    const hint = `call-${kind}-hint`;
    const text = t(`call-${kind}`, { ...args, name: name(seat) });
    return { text, hint: hasWord(hint) ? t(hint, args) : "", mine: true };
  }
  const asked = asks.find(({ seat }) => seat !== null);
  if (!asked) return { text: "", mine: false };
  const names = listed(seatsAsked(asks).map(name));
  return { text: t(`call-${asked.kind}-other`, { ...args, name: names }), mine: false };
}

export function toldOf(event: Typed, name: Name): string {
  return t(`told-${idOf(event.type)}`, argsOf(event, name));
}

/** What is read again has lost what lies covered since: it may need other words. */
export function toldAgainOf(event: Typed, name: Name): string {
  const again = `again-${idOf(event.type)}`;
  return hasWord(again) ? t(again, argsOf(event, name)) : toldOf(event, name);
}
