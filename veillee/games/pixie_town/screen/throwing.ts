/** A roll is two moments: the dice tumble, and only when they lie is it said what they show. */
import type { DiceRolled, Event, GnomeDieRolled } from "$client/generated/pixie_town";
import type { SightSent } from "$client/generated/wire";

export interface Thrown {
  type: "Thrown";
  roll: DiceRolled | GnomeDieRolled;
}

export type Beat = Event | Thrown;

export function inBeats(sight: SightSent): SightSent {
  const events = (sight.events as Event[]).flatMap((event): Beat[] =>
    isRoll(event) ? [{ type: "Thrown", roll: event }, event] : [event],
  );
  return { ...sight, events };
}

export function isRoll(event: Beat | null): event is DiceRolled | GnomeDieRolled {
  return event?.type === "DiceRolled" || event?.type === "GnomeDieRolled";
}
