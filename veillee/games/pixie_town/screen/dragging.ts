/** A thing that can be tapped or dragged, with a mouse, a pen or a finger. */
import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** A tap, or Enter on a keyboard. */
  tap: () => void;
  /** From here on it is in the hand. */
  lift: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  drop: () => void;
  /** The system took the finger away (a call, a gesture): nobody let go, so it stays in the hand. */
  keep: () => void;
}

/** A hand that shakes does not drag yet. */
const SHAKES = 6;

export function draggable(drag: () => Drag | null): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let lifted = false;
    let dragged = false;

    function down(event: PointerEvent) {
      if (event.button !== 0 || from || !drag()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragged = false;
      element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== from?.id) return;
      if (!lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SHAKES) {
        lifted = dragged = true;
        drag()?.lift(event);
      }
      if (lifted) drag()?.move(event);
    }

    function up(event: PointerEvent) {
      if (event.pointerId !== from?.id) return;
      from = null;
      if (lifted) drag()?.drop();
      lifted = false;
    }

    function cancel(event: PointerEvent) {
      if (event.pointerId !== from?.id) return;
      from = null;
      if (lifted) drag()?.keep();
      lifted = false;
    }

    function click(event: MouseEvent) {
      if (!dragged || event.detail === 0) drag()?.tap();
      dragged = false;
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    element.addEventListener("click", click);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("click", click);
    };
  };
}
