/**
 * What happened in this turn and in the one before, to be read again. These are memory games: an
 * event loses all that speaks of what lies covered afterwards before it is kept here, and a page
 * that has missed something begins anew.
 */
import { own } from "$client/own";

type Typed = { type: string };
type Name = (seat: number) => string;
/** Which fields of which events speak of what lies covered afterwards. */
type Fading = Readonly<Record<string, readonly string[]>>;

/** An event without them. */
export type Faded<Event extends Typed, Fades extends Fading> = Event extends Typed
  ? Omit<Event, Event["type"] extends infer Type extends keyof Fades ? Fades[Type][number] : never>
  : never;

type Told = (name: Name) => string;

export const past = $state<{ before: Told[]; now: Told[] }>({ before: [], now: [] });

export function forgetPast(): void {
  past.before = [];
  past.now = [];
}

/**
 * How a game keeps what happened. `turn`: the event with which one begins. `told` sees no view: with
 * the sentence, what a seat saw would be kept as well.
 */
export function keeping<Event extends Typed, Fades extends Fading>(
  fades: Fades,
  turn: Event["type"],
  told: (event: Faded<Event, Fades>, name: Name) => string,
): (event: Event) => void {
  return (event) => {
    const faded = fade(event, own(fades, event.type) ?? []) as Faded<Event, Fades>;
    if (event.type === turn) {
      past.before = past.now;
      past.now = [];
    }
    past.now.push((name) => told(faded, name));
  };
}

function fade(event: Typed, gone: readonly string[]): object {
  return Object.fromEntries(Object.entries(event).filter(([field]) => !gone.includes(field)));
}
