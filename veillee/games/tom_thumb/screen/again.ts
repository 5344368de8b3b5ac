/** What happened, told to whoever reads it again: no place is named, for it lies face down. */
import { type Event, FADES } from "$client/generated/tom_thumb";
import { type Faded, keeping } from "$client/table/past.svelte";
import { t } from "$client/words/words.svelte";

export const keep = keeping<Event, typeof FADES>(FADES, "GuideChanged", toldAgain);

export function toldAgain(
  event: Faded<Event, typeof FADES>,
  nameOf: (seat: number) => string,
): string {
  const name = "seat" in event ? nameOf(event.seat) : "";
  switch (event.type) {
    case "TilesShown":
      return t("told-look");
    case "TilesTurnedDown":
      return t("told-down");
    case "TileTurnedUp":
      return t(event.found ? "again-found" : "again-missed", { name });
    case "TokenProposed":
      return t("proposed", { name, what: t(event.what) });
    case "TokenWithdrawn":
      return t("told-withdrawn", { name, what: t(event.what) });
    case "SaidGoOn":
      return t("told-go-on", { name });
    case "TimeGiven":
      return t("told-more-time", { name });
    case "TokenDeclined":
      return t("told-declined", { name, what: t(event.what) });
    case "TreeClimbed":
      return t("told-tree");
    case "BootsPutOn":
      return t("told-boots", { name });
    case "BootsTakenOff":
      return t(event.won ? "told-boots-won" : "told-boots-lost", { name });
    case "CardsDrawn":
      return t("told-drawn", { name });
    case "PlaceNamed":
      return t("again-named", { name: nameOf(event.guide), seeker: nameOf(event.seeker) });
    case "CardTurned":
      return t("again-card");
    case "PebbleSpent":
      return t("told-pebble", { name });
    case "Pointed":
      return t("again-pointed", { name });
    case "KeptQuiet":
      return t("told-kept-quiet", { name });
    case "HelpHeard":
      return t("told-helped");
    case "OgreGrew":
      return t("again-ogre", { count: event.tiles });
    case "OgreShrank":
      return t("again-ogre-back", { count: event.tiles });
    case "LanternMoved":
      return t(event.bridge ? "told-bridge" : "told-lantern", { n: event.to });
    case "TilesSwapped":
      return t("again-swap", { name });
    case "NewTilesShown":
      return t("again-shown");
    case "TileInserted":
      return t("again-inserted", { name });
    case "GuideChanged":
      return t("told-guide", { name: nameOf(event.guide) });
    case "StormTurned":
      return t("told-storm");
    case "GameEnded":
      return t(event.won ? "end-won-cottage" : "end-lost-ogre");
  }
}
