/** How uneasy it is in the cave. */
import { ALARMS } from "$client/generated/ali_baba";

export function many(tokens: string[], alarm: string): number {
  return tokens.filter((token) => token === alarm).length;
}

/** From 0, calm, to 1: with every alarm there are more kinds of which one more is one too many. */
export function danger(tokens: string[]): number {
  return Math.min(1, tokens.length / 4);
}

/** One more of this kind, and Ali is captured. */
export function wouldCapture(tokens: string[], alarm: string): boolean {
  const one = many(tokens, alarm);
  return one === 2 || (one === 0 && ALARMS.every((each) => each === alarm || many(tokens, each)));
}

/** There is a kind of which one more is one too many. */
export function isTrapped(tokens: string[]): boolean {
  return ALARMS.some((alarm) => wouldCapture(tokens, alarm));
}

/** Three alike, or one of each. */
export function isCaptured(tokens: string[]): boolean {
  return (
    ALARMS.every((alarm) => many(tokens, alarm)) || ALARMS.some((alarm) => many(tokens, alarm) > 2)
  );
}

/** The three tokens that captured Ali: three alike, or else one of each. */
export function captors(tokens: string[]): string[] {
  const alike = ALARMS.find((alarm) => many(tokens, alarm) === 3);
  return ALARMS.map((alarm) => alike ?? alarm);
}
