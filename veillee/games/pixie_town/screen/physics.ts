/** Physics is fetched when the first stone is built freely, or falls; games without go without. */
export type Physics = typeof import("./physics/toybox");

let fetched: Promise<Physics> | undefined;

export function fetchPhysics(): Promise<Physics> {
  fetched ??= import("./physics/toybox");
  return fetched;
}
