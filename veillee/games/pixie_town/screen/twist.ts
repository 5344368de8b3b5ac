/** Two fingers on the plot turn the stone, in steps that a hand can feel. */

const STEP = 15;

export class Twist {
  #fingers = new Map<number, { x: number; y: number }>();
  #last: number | null = null;

  /** `turn`: by so many thousandths of a degree, anticlockwise. */
  constructor(private turn: (by: number) => void) {}

  watch = (element: HTMLElement): (() => void) => {
    const down = (event: PointerEvent) => {
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#last = null;
    };
    const move = (event: PointerEvent) => {
      if (!this.#fingers.has(event.pointerId)) return;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#twist();
    };
    const up = (event: PointerEvent) => {
      this.#fingers.delete(event.pointerId);
      this.#last = null;
    };
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };

  #twist(): void {
    const [one, two] = [...this.#fingers.values()];
    if (!one || !two) return;
    const angle = (Math.atan2(one.y - two.y, two.x - one.x) * 180) / Math.PI;
    this.#last ??= angle;
    const by = ((angle - this.#last + 540) % 360) - 180;
    const steps = Math.trunc(by / STEP);
    if (!steps) return;
    this.#last += steps * STEP;
    this.turn(steps * STEP * 1000);
  }
}
