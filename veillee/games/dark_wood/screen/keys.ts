/** Keys for what can be done now: the first letters of what they do, and numbers for corners. */
import type { Move } from "$client/generated/dark_wood";
import type { Answers } from "./answers";
import type { Asking } from "./asking.svelte";
import { notThisOne, wantNone } from "./declining";
import type { Slapping } from "./slapping.svelte";

interface Desk {
  answers: () => Answers;
  mine: () => number[];
  act: (seat: number | null | undefined, move: Move) => void;
  slapping: Slapping;
  asking: Asking;
  goOn: () => void;
  drum: () => void;
}

export function keysFor({ answers, mine, act, slapping, asking, goOn, drum }: Desk) {
  /** Where several share the device it is not known whose key it was. */
  const alone = () => mine().length === 1;
  const slap = (seat: number | undefined) => {
    if (seat !== undefined) slapping.slap(seat, performance.now());
  };
  const keys: Record<string, () => void> = {
    g: goOn,
    p: drum,
    d: () => act(answers().draw, { type: "Draw" }),
    t: () => act(answers().turnUp, { type: "TurnUp" }),
    b: () => act(answers().stride, { type: "Stride" }),
    s: () => {
      if (!alone()) return;
      slap(answers().slap[0]);
      act(answers().take, { type: "Take" });
    },
    l: () => {
      if (alone()) {
        act(answers().take, { type: "Leave" });
        answers().undecided.forEach((seat) => notThisOne(answers(), seat, act));
      } else if (answers().take !== null) asking.nobody();
    },
    n: () => {
      const seat = answers().take ?? answers().slap[0];
      if (alone() && seat !== undefined) void wantNone(seat, act);
    },
  };

  return (key: string): boolean => {
    const corner = alone() ? undefined : mine()[Number(key) - 1];
    const does = corner === undefined ? keys[key] : () => slap(corner);
    does?.();
    return does !== undefined;
  };
}
