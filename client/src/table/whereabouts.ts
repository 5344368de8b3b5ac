/** Where the seat's badge is on the game's screen, within the stage; null where it has none. */
export function badgeOf(seat: number, stage: HTMLElement): DOMRect | null {
  const room = stage.getBoundingClientRect();
  const badge = stage.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  return badge ? new DOMRect(badge.x - room.x, badge.y - room.y, badge.width, badge.height) : null;
}

/** How near to its edges something that belongs to a badge may lie. */
const MARGIN = 8;

/**
 * The left edge of something so wide that stands at a badge: away from the middle of the stage,
 * where the game is.
 */
export function outward(badge: DOMRect, width: number, stage: number): number {
  const middle = badge.x + badge.width / 2;
  const left = middle > stage / 2 ? badge.x : badge.right - width;
  const isCentral = Math.abs(middle - stage / 2) < stage / 10;
  const wanted = isCentral ? middle - width / 2 : left;
  return Math.max(MARGIN, Math.min(wanted, stage - width - MARGIN));
}
