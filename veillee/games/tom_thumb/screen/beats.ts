/** How each event is shown: how long it lasts, its sound, and the words that tell it. */
import type { Event, TileTurnedUp, View } from "$client/generated/tom_thumb";
import type { Beats } from "$client/table/telling.svelte";
import { listed, t } from "$client/words/words.svelte";
import { toldAgain } from "./again";

export const BEATS: Beats<Event> = {
  TilesShown: { ms: 700, sound: "candle" },
  TilesTurnedDown: { ms: 500, sound: "click" },
  TileTurnedUp: { ms: ({ found }) => (found ? 1500 : 2000), sound: turningSound },
  TokenProposed: { ms: 400, sound: "chime", light: true },
  TokenWithdrawn: { ms: 400, sound: "page", light: true },
  SaidGoOn: { ms: 300, sound: "click", light: true },
  TimeGiven: { ms: 1200, sound: "candle" },
  TokenDeclined: { ms: 1500, sound: "page" },
  TreeClimbed: { ms: 900, sound: "chime" },
  BootsPutOn: { ms: 900, sound: "step" },
  BootsTakenOff: { ms: 900, sound: "step" },
  CardsDrawn: { ms: 500, sound: "page" },
  PlaceNamed: { ms: 1500, sound: "page", light: true },
  CardTurned: { ms: 1500, sound: "page", light: true },
  PebbleSpent: { ms: 500, sound: "click" },
  Pointed: { ms: 350, sound: "click", light: true },
  KeptQuiet: { ms: 300, sound: "click", light: true },
  HelpHeard: { ms: 800, sound: "knock" },
  OgreGrew: { ms: 900, sound: "knock" },
  OgreShrank: { ms: 900, sound: "chime" },
  LanternMoved: { ms: 900, sound: "step" },
  TilesSwapped: { ms: 2500, sound: "page" },
  NewTilesShown: { ms: 1500, sound: "page" },
  TileInserted: { ms: 1500, sound: "click" },
  GuideChanged: { ms: 600, sound: "page" },
  StormTurned: { ms: 900, sound: "howl" },
  GameEnded: { ms: 600, sound: ({ won }) => (won ? "win" : "lose") },
};

function turningSound({ found, place }: TileTurnedUp) {
  if (found) return "found";
  return place === "wolves" ? "howl" : "miss";
}

/** Who is who at this table, and how its tiles are counted from where the viewer sits. */
export interface Teller {
  name: (seat: number) => string;
  number: (at: number) => number;
}

/**
 * What happened, in words that name what is to be seen just now. `view` is the table just before. The
 * first proposal is said by the call.
 */
export function told(event: Event, view: View, teller: Teller): string {
  const name = "seat" in event ? teller.name(event.seat) : "";
  switch (event.type) {
    case "TileTurnedUp":
      return turned(event.place, event.found, view.boots_on);
    case "TokenProposed":
      return view.voices.some(({ seats }) => seats.length) ? toldAgain(event, teller.name) : "";
    case "PlaceNamed":
      return t("told-named", {
        name: teller.name(event.guide),
        seeker: teller.name(event.seeker),
        place: placeName(event.place),
      });
    case "CardTurned":
      return t("told-card", { place: placeName(event.place) });
    case "Pointed":
      return t("told-pointed", { name, n: teller.number(event.at) });
    case "OgreGrew":
      return t("told-ogre", { n: event.tiles, count: view.setting.ogre_tiles });
    case "OgreShrank":
      return t("told-ogre-back", { count: view.ogre - event.tiles });
    case "TilesSwapped":
      return t("told-swap", { name });
    case "NewTilesShown":
      return t("told-shown", { place: listed(event.places.map(placeName)) });
    case "TileInserted":
      return t(view.spots ? "told-inserted" : "told-inserted-between", {
        place: placeName(event.place),
      });
    default:
      return toldAgain(event, teller.name);
  }
}

export function placeName(place: string): string {
  return t(`place-${place}`);
}

function turned(place: string, found: boolean, boots: boolean): string {
  if (found) return t(boots ? "told-boots-found" : "told-found", { place: placeName(place) });
  return place === "wolves" ? t("told-wolves") : t("told-missed", { place: placeName(place) });
}
