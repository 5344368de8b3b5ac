/**
 * The table as it looks right after an event. Between two sights the screen retells the events one
 * by one on the view it shows; the next sight then has the last word.
 */
import type { Event, TileSeen, View } from "$client/generated/tom_thumb";

const DOWN: TileSeen = { face: null, free: false };
const NO_CARDS = { hand: null, cards: 0 };
const IN_BOOTS = { boots: false, boots_on: true, voices: [], go_on: [] };

export function after(view: View, event: Event): View {
  switch (event.type) {
    case "TilesShown":
      return { ...view, tiles: withFaces(view.tiles, event.faces) };
    case "TilesTurnedDown":
      return { ...view, tiles: view.tiles.map((tile) => (tile.free ? tile : DOWN)) };
    case "TileTurnedUp":
      return {
        ...view,
        ...(event.found ? {} : NO_CARDS),
        tiles: withFace(view.tiles, event.at, event.place),
        pointing: [],
      };
    case "TokenProposed":
      return { ...view, ...spoken(view, event.what, event.seat) };
    case "TokenWithdrawn":
      return { ...view, voices: withoutVoice(view, event.what, event.seat) };
    case "SaidGoOn":
      return { ...view, go_on: [...view.go_on, event.seat] };
    case "TimeGiven":
      return { ...view, ...waitingAgain(view, event.seat) };
    case "TreeClimbed":
      return { ...view, tree: false, voices: [], go_on: [] };
    case "BootsPutOn":
      return { ...view, ...IN_BOOTS, cards: placesIn(view) };
    case "BootsTakenOff":
      return { ...view, boots_on: false, asked: null, seeker: null };
    case "CardsDrawn":
      return { ...view, voices: [], go_on: [], hand: event.places, cards: 3 };
    case "PlaceNamed":
      return { ...view, seeker: event.seeker, asked: event.place, ...without(view, event.place) };
    case "CardTurned":
      return { ...view, seeker: event.seeker, asked: event.place, cards: view.cards - 1 };
    case "PebbleSpent":
      return { ...view, pebbles: event.left, pointing: thinking(view, event.seat) };
    case "Pointed":
      return { ...view, pointing: withPointing(view, event.seat, event.at) };
    case "KeptQuiet":
      return { ...view, pointing: withPointing(view, event.seat, -1) };
    case "OgreGrew":
    case "OgreShrank":
      return { ...view, ogre: event.tiles };
    case "LanternMoved":
      return { ...view, lantern: event.to, asked: null, seeker: null };
    case "NewTilesShown":
      return { ...view, shown: event.places };
    case "TileInserted":
      return { ...view, ...laid(view, event.place, event.gap) };
    case "GuideChanged":
      return { ...view, guide: event.guide };
    case "StormTurned":
      return { ...view, chairs: event.chairs };
    case "GameEnded":
      return { ...view, tiles: withFaces(view.tiles, event.faces) };
    case "HelpHeard":
    case "TokenDeclined":
    case "TilesSwapped":
      return view;
  }
}

function withFaces(tiles: TileSeen[], faces: (string | null)[]): TileSeen[] {
  return tiles.map((tile, at) => ({ ...tile, face: faces[at] ?? null }));
}

function withFace(tiles: TileSeen[], at: number, face: string): TileSeen[] {
  return tiles.map((tile, i) => (i === at ? { face, free: false } : tile));
}

/** Somebody is for it. Whatever is new, everybody thinks about anew. */
function spoken(view: View, what: string, seat: number) {
  const isNew = view.voices.some((voice) => voice.what === what && !voice.seats.length);
  const voices = withoutVoice(view, what, seat).map((voice) =>
    voice.what === what ? { what, seats: [...voice.seats, seat] } : voice,
  );
  return { ...waitingAgain(view, seat), voices, ...(isNew && { go_on: [] }) };
}

/** A new candle, and this seat has not said "go on". */
function waitingAgain(view: View, seat: number) {
  return { candles: view.candles + 1, go_on: view.go_on.filter((other) => other !== seat) };
}

function withoutVoice(view: View, what: string, seat: number) {
  return view.voices.map((voice) =>
    voice.what === what ? { what, seats: voice.seats.filter((other) => other !== seat) } : voice,
  );
}

function withPointing(view: View, seat: number, at: number) {
  return [...view.pointing.filter((pointing) => pointing.seat !== seat), { seat, at }];
}

/** Everybody else may point now. */
function thinking(view: View, seeker: number) {
  return view.chairs.flatMap((_, seat) => (seat === seeker ? [] : [{ seat, at: null }]));
}

/** The boots take a card for every place; there is none for the wolves. */
function placesIn(view: View): number {
  return view.tiles.filter((tile) => !tile.free).length - 1;
}

/** The Guide lays down the card that was named. */
function without(view: View, place: string) {
  if (view.cards <= 1) return NO_CARDS;
  const hand = view.hand?.filter((card) => card !== place) ?? null;
  return { hand, cards: view.cards - 1 };
}

function laid(view: View, place: string, gap: number) {
  const shown = view.shown.filter((other) => other !== place);
  const tile = { face: place, free: false };
  const tiles = view.spots
    ? withFace(view.tiles, gap, place)
    : [...view.tiles.slice(0, gap), tile, ...view.tiles.slice(gap)];
  return { shown, tiles };
}
