/** The dream houses are drawn in the order of the cards. */
import { PLANS } from "$client/generated/pixie_town";

const CARDS = Object.keys(PLANS);

export function dreamOf(card: string): string {
  return `dream_${CARDS.indexOf(card) + 1}`;
}
