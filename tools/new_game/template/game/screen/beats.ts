/** How each event is shown: how long it lasts, and its sound. */
import type { Event } from "$client/generated/berry_basket";
import type { Beats } from "$client/table/telling.svelte";

export const BEATS: Beats<Event> = {
  TurnBegun: { ms: 600, sound: "page", light: true },
  Picked: { ms: 1200, sound: ({ what }) => (what === "fox" ? "howl" : "found") },
  FoxCame: { ms: 1500, sound: "miss" },
  WentHome: { ms: 1000, sound: "step" },
  GameEnded: { ms: 800, sound: "win" },
};
