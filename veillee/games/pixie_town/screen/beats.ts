/** How each event is shown: how long it lasts, its sound, and the words that tell it. */
import type { HouseFinished, View } from "$client/generated/pixie_town";
import type { Beats } from "$client/table/telling.svelte";
import { listed, t } from "$client/words/words.svelte";
import { stoneName } from "./stones";
import type { Beat } from "./throwing";

/** The dice lie for a second; then a blue one becomes its stone, the others call theirs. */
export const LIE_MS = 1000;
export const CALL_MS = 900;
const FALL_MS = 2900;

export const BEATS: Beats<Beat> = {
  Thrown: { ms: 1350, sound: "knock" },
  DiceRolled: { ms: LIE_MS + CALL_MS, sound: "click" },
  GnomeDieRolled: { ms: LIE_MS + 300, sound: "click" },
  BlueStonePlaced: { ms: ({ marked }) => (marked ? 1900 : 1000), sound: "step" },
  GnomeCame: { ms: 1600, sound: "miss" },
  HouseFell: { ms: FALL_MS, sound: "knock" },
  StonePlaced: { ms: 700, sound: "click", light: true },
  StoneGiven: { ms: 1200, sound: "chime", light: true },
  GiftDeclined: { ms: 900, sound: "page", light: true },
  HouseFinished: { ms: 1500, sound: "found", light: true },
  CardTaken: { ms: 1300, sound: "page", light: true },
  NothingToTake: { ms: 1400, sound: "candle" },
  DiceLeft: { ms: 1100, sound: "page", light: true },
  Declined: { ms: 500, sound: "page", light: true },
  GameEnded: { ms: 700, sound: ({ village }) => (village ? "win" : "lose") },
};

/** What happened, in words. `view` is the table just before. */
export function told(event: Beat, view: View, name: (seat: number) => string): string {
  if (event.type !== "HouseFinished") return toldAnytime(event, name);
  const imposed = view.options.building !== "imaginary";
  return t(imposed ? "told-finished" : "told-safe", { name: name(event.owner) });
}

/** What is said in the same words whatever the table is like. */
export function toldAnytime(
  event: Exclude<Beat, HouseFinished>,
  name: (seat: number) => string,
): string {
  switch (event.type) {
    case "Thrown":
      return t("told-throws", { name: name(event.roll.seat) });
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
    case "CardTaken":
      return t("told-card", { name: name(event.seat) });
    case "NothingToTake":
      return t("told-nothing", { name: name(event.seat) });
    case "DiceLeft":
      return t("told-dice-left", { name: name(event.seat) });
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

export function sayDice(faces: string[]): string {
  const [one = "", two = "", three = ""] = faces.map(faceName);
  return t("dice-show", { one, two, three });
}

export function faceName(face: string): string {
  if (face === "gnome" || face === "blank") return t(`die-${face}`);
  return Number(face) ? t("die-points", { count: Number(face) }) : t(`colour-${face}`);
}
