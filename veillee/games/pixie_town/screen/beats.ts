/** How each event is shown: how long it lasts, its sound, and the words that tell it. */
import type { Event, View } from "$client/generated/pixie_town";
import type { Beats } from "$client/table/telling.svelte";
import { listed, t } from "$client/words/words.svelte";
import { stoneName } from "./stones";

export const ROLL_MS = 1500;
export const FALL_MS = 2400;

export const BEATS: Beats<Event> = {
  DiceRolled: { ms: ROLL_MS, sound: "knock" },
  GnomeDieRolled: { ms: ROLL_MS, sound: "knock" },
  BlueStonePlaced: { ms: ({ marked }) => (marked ? 1900 : 1000), sound: "step" },
  GnomeCame: { ms: 1600, sound: "miss" },
  HouseFell: { ms: FALL_MS, sound: "knock" },
  StonePlaced: { ms: 700, sound: "click", light: true },
  StoneGiven: { ms: 1200, sound: "chime", light: true },
  GiftDeclined: { ms: 900, sound: "page", light: true },
  HouseFinished: { ms: 1500, sound: "found", light: true },
  CardTaken: { ms: 1300, sound: "page", light: true },
  NothingToTake: { ms: 1400, sound: "candle" },
  Declined: { ms: 500, sound: "page", light: true },
  GameEnded: { ms: 1800, sound: ({ village }) => (village ? "win" : "lose") },
};

/** What happened, in words. `view` is the table just before. */
export function told(event: Event, view: View, name: (seat: number) => string): string {
  switch (event.type) {
    case "DiceRolled":
      return t("told-rolled", { name: name(event.seat), faces: listed(event.faces.map(faceName)) });
    case "GnomeDieRolled":
      return gnomeRolled(event.face, name(event.seat));
    case "BlueStonePlaced": {
      const set = t("told-blue", { name: name(event.seat) });
      if (event.marked === null) return set;
      return `${set} ${t(event.marked ? "told-mark" : "told-no-mark")}`;
    }
    case "GnomeCame":
      return t(event.houses.length ? "told-gnome-came" : "told-lucky", { name: name(event.seat) });
    case "HouseFell":
      return t("told-fell", { name: name(event.owner), count: event.stones.length });
    case "StonePlaced": {
      const { seat, owner, stone } = event;
      const what = { name: name(seat), for: name(owner), stone: stoneName(stone) };
      return t(seat === owner ? "told-placed" : "told-helped", what);
    }
    case "StoneGiven":
      return t("told-gave", {
        name: name(event.seat),
        to: name(event.to),
        stone: stoneName(event.stone),
      });
    case "GiftDeclined":
      return t("told-no-thanks", { name: name(event.seat) });
    case "HouseFinished": {
      const imposed = view.options.building !== "imaginary";
      return t(imposed ? "told-finished" : "told-safe", { name: name(event.owner) });
    }
    case "CardTaken":
      return t("told-card", { name: name(event.seat) });
    case "NothingToTake":
      return t("told-nothing", { name: name(event.seat) });
    case "Declined":
      return t("told-declined", { name: name(event.seat) });
    case "GameEnded":
      return t(event.village ? "told-village" : "told-tower");
  }
}

function gnomeRolled(face: string, name: string): string {
  if (face === "gnome") return t("told-gnome-mischief", { name });
  if (face === "blank") return t("told-gnome-blank", { name });
  return t("told-gnome-rolled", { name, count: Number(face) });
}

export function faceName(face: string): string {
  if (face === "gnome" || face === "blank") return t(`die-${face}`);
  return Number(face) ? t("die-points", { count: Number(face) }) : t(`colour-${face}`);
}
