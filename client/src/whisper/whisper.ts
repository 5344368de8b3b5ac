/**
 * Whispers, for the first games on a device: the first time a situation comes up, one line says what
 * it is and what one might do. A game lists them in `screen/whispers.ts`; the words of each are
 * `whisper-<id>`.
 */
import type { AskSeen } from "$client/generated/wire";

export interface Situation<View> {
  view: View;
  /** What this device is asked. Empty while others are asked. */
  asked: AskSeen[];
  /** The kinds of all that is asked of anybody. */
  kinds: string[];
  /** The seats of this device. */
  mine: number[];
}

export interface Whisper<View> {
  id: string;
  when: (now: Situation<View>) => boolean;
  /** CSS selectors: what the hand points at, within the game's screen. The last one found counts. */
  points?: string[];
}
