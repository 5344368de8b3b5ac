import type { SeatSeen, SightSent } from "$client/generated/wire";

/** What the shell gives to a game's `screen/Screen.svelte`. */
export interface ScreenProps {
  /** What is seen now: one seat's sight, or the onlooker's (`seat: null`). */
  sight: SightSent;
  seats: SeatSeen[];
  /** The seats this device acts for; empty on a table screen and in a replay. */
  mine: number[];
  act: (seat: number, move: object) => void;
  /** A replay: nothing can be answered, and nothing is animated. */
  still: boolean;
  /** The public screen in the middle of the room. */
  table: boolean;
}
