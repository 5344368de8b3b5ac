import type { Component } from "svelte";
import type { Drummed, FeltSent, SeatSeen, SightSent } from "$client/generated/wire";

/** What a fingertip feels, and where it has got to. */
export type Felt = Pick<FeltSent, "x" | "y" | "what" | "toward">;

/** Where a fingertip is, from 0 to 1 across and down → what it feels; null: nothing to feel now. */
export type Feel = (seat: number, x: number, y: number) => Promise<Felt | null>;

/** What the shell gives to a game's `screen/Practice.svelte`: feel a thing of one's own choice. */
export interface PracticeProps {
  feel: (thing: string, x: number, y: number) => Promise<Felt | null>;
}

/** A game's `screen/Thing.svelte`: a small drawing of a thing there is to remember, and its name. */
export interface ThingModule {
  default: Component<{ thing: string }>;
  thingName: (thing: string) => string;
}

/** What the shell gives to a game's `screen/Screen.svelte`. */
export interface ScreenProps<Move extends object = object> {
  /** What is seen now: one seat's sight, or the onlooker's (`seat: null`). */
  sight: SightSent;
  seats: SeatSeen[];
  /** The seats this device acts for; empty on a table screen and in a replay. */
  mine: number[];
  /** Whoever is not asked (`null`) does nothing. False: not taken, a lesson waits for something else. */
  act: (seat: number | null | undefined, move: Move) => boolean | void;
  /** For games with something to feel that may not be seen; absent in a replay. */
  feel?: Feel;
  /** For games in which those who wait may drum for all to hear; absent in a replay. */
  drum?: (seat: number) => void;
  /** The last beat that was heard; each is an object of its own. */
  drummed?: Drummed | null;
  /** A replay: nothing can be answered, and nothing is animated. */
  still: boolean;
  /** The public screen in the middle of the room. */
  table: boolean;
  /** The seats that share this device, which is passed around; none where everybody has their own. */
  sharing: number[];
}
