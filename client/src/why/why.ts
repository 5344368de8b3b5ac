/**
 * Why something happened: what a game's `screen/why.ts` says of an event. What hurts can be asked
 * about at once; at the end, the three events with the greatest weight are those that decided it.
 * These are memory games: before the end, a reason says nothing of what lies covered
 * afterwards.
 */

export interface Reason {
  /** One or two short sentences: what happened, and the rule behind it. */
  text: string;
  /** Names of drawings of the game (`art/<name>.svg`), in the order in which they are looked at. */
  pictures: string[];
  /** Whether it is bad for whoever sits at this device. */
  hurts: boolean;
  /** How much it decides, from 0 to 10. */
  weight: number;
}

export interface Eyes {
  /** The seats of this device; none: an onlooker. */
  mine: number[];
  name: (seat: number) => string;
  /** The game has ended and everything lies open: nothing is a secret any more. */
  over: boolean;
}

/** null: nothing that needs a reason. `before`: the table as the same eyes saw it just before. */
export type Why<Event, View> = (event: Event, before: View, eyes: Eyes) => Reason | null;
