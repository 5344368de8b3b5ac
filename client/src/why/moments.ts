/** The moments that decided a game. */
import type { Step } from "$client/generated/wire";
import type { Eyes, Reason, Why } from "./why";

const MOMENTS = 3;

export interface Moment {
  what: Reason;
  /** The step of the replay. */
  at: number;
}

/** Those with the greatest weight, in the order in which they came. Of two that weigh the same the
 * later one decided more; the same thing is not said twice. */
export function momentsOf(steps: Step[], why: Why<unknown, unknown>, eyes: Eyes): Moment[] {
  const all = steps.flatMap((step, at) => {
    const before = steps[at - 1]?.view ?? step.view;
    const reasons = step.events
      .map((event) => why(event, before, eyes))
      .filter((one) => one !== null);
    const [first] = reasons.sort((one, other) => other.weight - one.weight);
    return first ? [{ what: first, at }] : [];
  });
  const chosen: Moment[] = [];
  for (const one of all.sort((a, b) => b.what.weight - a.what.weight || b.at - a.at)) {
    const said = chosen.some(({ what }) => what.text === one.what.text);
    if (chosen.length < MOMENTS && !said) chosen.push(one);
  }
  return chosen.sort((one, other) => one.at - other.at);
}
