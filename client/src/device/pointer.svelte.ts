/**
 * Whether somebody points: the last thing was pressed with a mouse or a finger. Keys and screen
 * readers press without a place, and then nothing should depend on speed.
 */
export const pointer = $state({ used: true });

document.addEventListener("click", ({ detail }) => (pointer.used = detail > 0), true);
