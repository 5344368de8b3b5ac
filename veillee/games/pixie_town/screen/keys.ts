/** Keys for what can be done now. */
import type { Building } from "./building.svelte";
import type { Job } from "./jobs";

interface Desk {
  job: () => Job | null;
  building: Building;
  roll: () => void;
  done: () => void;
}

const STEP = 250;
const QUARTER = 90_000;

export function keysFor({ job, building, roll, done }: Desk) {
  const { free, plan } = building;

  const turning: Record<string, () => void> = {
    r: () => free.turn(-QUARTER),
    l: () => free.turn(QUARTER),
  };
  const inHand: Record<string, () => void> = {
    arrowleft: () => free.nudge(-STEP, 0),
    arrowright: () => free.nudge(STEP, 0),
    arrowup: () => free.nudge(0, STEP),
    arrowdown: () => free.nudge(0, -STEP),
    ...turning,
    escape: () => free.putBack(),
  };

  function doWith(key: string): (() => void) | undefined {
    const now = job();
    const kind = now?.kind;
    if (kind === "roll") return key === "r" ? roll : undefined;
    if (free.phase === "held")
      return key === "enter" && !onButton() ? () => free.letGo() : inHand[key];
    if (free.phase === "resting") {
      if (key === "escape") return () => free.again();
      return key === "enter" && !onButton() ? () => free.set() : turning[key];
    }
    if (key === "t" && now?.kind === "tower" && now.stones[0]) {
      const [stone] = now.stones;
      return () => void free.onTop({ die: null, stone });
    }
    if (key === "d" && (kind === "plan" || kind === "free" || kind === "gift")) return done;
    return key === "escape" && plan.held ? () => plan.putBack() : undefined;
  }

  return (key: string): boolean => {
    const does = doWith(key);
    does?.();
    return does !== undefined;
  };
}

/** Enter then means that button. */
function onButton(): boolean {
  return document.activeElement instanceof HTMLButtonElement;
}
