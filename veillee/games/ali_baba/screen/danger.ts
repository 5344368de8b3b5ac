/** How uneasy it is in the cave. Three alike or three all different, and Ali is captured. */
export const ALARMS = ["shiny", "noisy", "encumbering"] as const;
const ENOUGH = 3;

export function many(tokens: string[], alarm: string): number {
  return tokens.filter((token) => token === alarm).length;
}

function captures(tokens: string[]): boolean {
  return new Set(tokens).size === ENOUGH || ALARMS.some((alarm) => many(tokens, alarm) === ENOUGH);
}

/** From 0, calm, to 1: any alarm would be one too many. */
export function danger(tokens: string[]): number {
  if (tokens.length < 2) return tokens.length * 0.25;
  const deadly = ALARMS.filter((alarm) => captures([...tokens, alarm])).length;
  return 0.25 + deadly * 0.25;
}

/** The three tokens that captured Ali. */
export function captors(tokens: string[]): string[] {
  const alike = ALARMS.find((alarm) => many(tokens, alarm) === ENOUGH);
  return alike ? [alike, alike, alike] : captures(tokens) ? [...ALARMS] : [];
}
