/** The seat's badge on the game's screen, within the stage; or else the middle of the lower edge. */
export function whereIs(seat: number, stage: HTMLElement): DOMRect {
  const room = stage.getBoundingClientRect();
  const badge = stage.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!badge) return new DOMRect(room.width / 2, room.height * 0.8);
  return new DOMRect(badge.x - room.x, badge.y - room.y, badge.width, badge.height);
}
