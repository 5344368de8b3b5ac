/** How cards turn, fly and share the room there is. With reduced motion they fade. */
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "$client/motion.svelte";
import { isStill } from "./still";

const TURN_MS = 150;
const FLY_MS = 520;

/** Half a turn: a face goes out, then a back comes in. */
export function turn(_: Element, { late = false } = {}): TransitionConfig {
  return {
    delay: late && !isStill() ? TURN_MS : 0,
    duration: isStill() ? 0 : TURN_MS,
    css: (t) => (motion.reduced ? `opacity: ${t}` : `transform: scaleX(${t})`),
  };
}

/** Once it has turned, a card goes to a place on the table. Which card it is makes no difference. */
export function flyTo(place: string): Attachment<HTMLElement> {
  return (card) => {
    if (isStill()) return;
    const timing = { duration: FLY_MS, delay: 2 * TURN_MS, fill: "forwards" } as const;
    const target = card.closest(".screen")?.querySelector(place);
    if (motion.reduced || !target) {
      card.animate({ opacity: [1, 0] }, timing);
      return;
    }
    const from = card.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    const small = Math.min(1, Math.max(0.15, to.height / from.height));
    card.animate(
      [
        { transform: "none" },
        {
          transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 24}px) scale(${(1 + small) / 2})`,
          offset: 0.5,
        },
        { transform: `translate(${dx}px, ${dy}px) scale(${small})` },
      ],
      { ...timing, easing: "ease-in-out" },
    );
  };
}

interface CardRoom {
  width: number;
  height: number;
  gap: number;
  /** Height by width of a card, and what stands below it. */
  ratio: number;
  below?: number;
  largest: number;
}

/** The largest cards of which so many fit, and how wide their rows are. */
export function layCards(many: number, room: CardRoom): { card: number; width: number } {
  let best = { card: 0, width: 0 };
  for (let columns = Math.max(1, many); columns > 0; columns--) {
    const rows = Math.ceil(many / columns);
    const across = (room.width - (columns - 1) * room.gap) / columns;
    const down = ((room.height - (rows - 1) * room.gap) / rows - (room.below ?? 0)) / room.ratio;
    const card = Math.floor(Math.min(across, down, room.largest));
    const even = Math.ceil(many / rows);
    if (card > best.card) best = { card, width: even * card + (even - 1) * room.gap };
  }
  return best;
}
