/**
 * How each screen retells events, and what it leaves alone. Between two sights a screen shows the
 * view that it has, changed by one event after the other; the next sight has the last word.
 */
import type { Event as WoodEvent, View as WoodView } from "$client/generated/dark_wood";
import type { SightSent } from "$client/generated/wire";
import { BEATS as ALI_BABA } from "$games/ali_baba/screen/beats";
import { after as afterAliBaba } from "$games/ali_baba/screen/retell";
import { BEATS as DARK_WOOD, beatsOf } from "$games/dark_wood/screen/beats";
import { after as afterDarkWood } from "$games/dark_wood/screen/retell";
import { BEATS as PIXIE_TOWN } from "$games/pixie_town/screen/beats";
import { after as afterPixieTown } from "$games/pixie_town/screen/retell";
import { inBeats } from "$games/pixie_town/screen/throwing";
import { BEATS as TOM_THUMB } from "$games/tom_thumb/screen/beats";
import { after as afterTomThumb } from "$games/tom_thumb/screen/retell";

export type View = Record<string, unknown>;
export type Beat = { type: string };

/** A field that the fold leaves as it was where one of these events is the last. */
export interface Left {
  why: string;
  after: string[];
}

export interface Fold {
  /** All that is retold, by name. */
  all: object;
  after: (view: View, beat: Beat) => View;
  beats: (sight: SightSent) => Beat[];
  /** Fields that the screen does not read. They are never changed. */
  unread: string[];
  left: Record<string, Left>;
}

/** A sight without any event. */
export const NOTHING = "nothing";

/** Why something is left alone. */
const RULES = "no event tells it: what comes next is for the rules to say";
const LATER = "it stays in sight until the event has been told";

/** Whatever ends a turn. */
const TURN_OVER = [
  "StonePlaced",
  "BlueStonePlaced",
  "HouseFell",
  "HouseFinished",
  "GnomeDieRolled",
  "CardTaken",
  "NothingToTake",
  "DiceLeft",
  "Declined",
  "DiceRolled",
  "GnomeCame",
];

export const FOLDS: Record<string, Fold> = {
  tom_thumb: {
    all: TOM_THUMB,
    after: afterTomThumb as unknown as Fold["after"],
    beats: ({ events }) => events as Beat[],
    unread: ["turn", "question", "pebble_on"],
    left: {
      seeker: { why: RULES, after: ["CardsDrawn", "TileTurnedUp", "OgreGrew", "GameEnded"] },
      asked: { why: LATER, after: ["TileTurnedUp", "OgreGrew", "GameEnded"] },
      voices: { why: RULES, after: ["GuideChanged", "StormTurned"] },
      go_on: { why: `${RULES}; whoever says nothing lets the Guide go on`, after: [NOTHING] },
      candles: { why: RULES, after: ["GuideChanged", "StormTurned"] },
    },
  },
  ali_baba: {
    all: ALI_BABA,
    after: afterAliBaba as unknown as Fold["after"],
    beats: ({ events }) => events as Beat[],
    unread: ["round", "picker", "at_fault"],
    left: {
      ali_takes: { why: RULES, after: ["HandLaidOpen", "CardPicked", "NewAli", "Scored"] },
      hand: {
        why: `${LATER}; and no event tells who holds it`,
        after: ["TreasureShown", "AlarmRaised", "LastRound", "ItemSaid", "NewAli"],
      },
      capture: { why: RULES, after: ["AlarmRaised", "HandLaidOpen", "LastRound", "NewAli"] },
      said: {
        why: `${LATER}; and no event tells who may read it`,
        after: ["RecitalBegun", "RecitalEnded"],
      },
      finished: { why: RULES, after: [NOTHING] },
    },
  },
  dark_wood: {
    all: DARK_WOOD,
    after: afterDarkWood as unknown as Fold["after"],
    beats: ({ events, view }) => beatsOf(events as WoodEvent[], view as WoodView),
    unread: [],
    left: {
      feeling: { why: RULES, after: [NOTHING] },
      phase: { why: RULES, after: [NOTHING, "PileThrough", "SaidNone", "CardTaken"] },
      pile: { why: RULES, after: ["TokenBoxed", "TurnBegun"] },
      trees: { why: RULES, after: ["TurnBegun"] },
      asked: {
        why: RULES,
        after: ["CardTurnedUp", "CardLeft", "CardTaken", "SaidNone", "PileThrough"],
      },
      let_go: { why: RULES, after: [NOTHING] },
      top: { why: LATER, after: ["CardTaken", "SaidNone", "PileThrough"] },
    },
  },
  pixie_town: {
    all: PIXIE_TOWN,
    after: afterPixieTown as unknown as Fold["after"],
    beats: (sight) => inBeats(sight).events as Beat[],
    unread: ["turn", "raising"],
    left: {
      player: { why: LATER, after: TURN_OVER },
      unused: {
        why: RULES,
        after: ["StonePlaced", "StoneGiven", "HouseFinished", "CardTaken", "GameEnded"],
      },
    },
  },
};
