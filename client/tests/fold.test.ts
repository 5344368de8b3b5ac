// @vitest-environment happy-dom
/**
 * Between two sights a screen retells the events on the view it shows. Folded over one sight, the
 * events of the next lead to the next: otherwise the table would jump when it settles.
 */
import { describe, expect, it } from "vitest";
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
import { eveningsOf } from "./golden";

type View = Record<string, unknown>;

interface Fold {
  /** All that is retold, by name. */
  all: object;
  after: (view: never, beat: never) => unknown;
  beats: (sight: SightSent) => unknown[];
  /** For each field of the view: after which last event the server goes on without telling how. */
  untold: Record<string, string[]>;
}

/** A sight without any event. */
const NOTHING = "nothing";

/** Whatever ends a turn. */
const TURN_OVER = [
  "StonePlaced",
  "BlueStonePlaced",
  "HouseFell",
  "HouseFinished",
  "GnomeDieRolled",
  "CardTaken",
  "NothingToTake",
  "Declined",
];

const FOLDS: Record<string, Fold> = {
  tom_thumb: {
    all: TOM_THUMB,
    after: afterTomThumb,
    beats: ({ events }) => events,
    untold: {
      turn: ["TilesTurnedDown", "GuideChanged", "StormTurned"],
      question: ["CardTurned", "TileTurnedUp", "PlaceNamed"],
      seeker: ["CardsDrawn", "TileTurnedUp", "OgreGrew", "GameEnded"],
      asked: ["TileTurnedUp", "OgreGrew", "GameEnded"],
      voices: ["GuideChanged", "StormTurned"],
    },
  },
  ali_baba: {
    all: ALI_BABA,
    after: afterAliBaba,
    beats: ({ events }) => events,
    untold: {
      round: ["NewAli"],
      picker: ["HandLaidOpen", "CardPicked", "Scored"],
      ali_takes: ["HandLaidOpen", "CardPicked", "NewAli", "Scored"],
      hand: [
        "TreasureShown",
        "AlarmRaised",
        "LastRound",
        "ItemSaid",
        "HandLaidOpen",
        "NewAli",
        "Scored",
      ],
      capture: ["AlarmRaised", "HandLaidOpen", "NewAli"],
      said: ["RecitalBegun", "RecitalEnded"],
      finished: [NOTHING, "RecitalEnded", "NewAli"],
    },
  },
  dark_wood: {
    all: DARK_WOOD,
    after: afterDarkWood,
    beats: ({ events, view }) => beatsOf(events as WoodEvent[], view as WoodView),
    untold: {
      feeling: [NOTHING],
      phase: [NOTHING, "PileThrough", "SaidNone"],
      pile: ["TokenBoxed", "TurnBegun"],
      trees: ["TurnBegun"],
      asked: ["CardTurnedUp", "CardLeft", "SaidNone", "PileThrough"],
      top: ["CardTaken", "SaidNone", "PileThrough"],
    },
  },
  pixie_town: {
    all: PIXIE_TOWN,
    after: afterPixieTown,
    beats: (sight) => inBeats(sight).events,
    untold: {
      turn: TURN_OVER,
      player: TURN_OVER,
      unused: ["StonePlaced", "StoneGiven", "HouseFinished", "CardTaken", "GameEnded"],
      raising: ["GnomeDieRolled", "BlueStonePlaced", "GameEnded"],
    },
  },
};

/** Stones in the middle and hands that point are in no order; what is heard is no part of a view. */
function compared({ heard: _heard, ...view }: View): View {
  for (const field of ["middle", "pointing"]) {
    const some = view[field];
    if (Array.isArray(some)) view[field] = some.map((one) => JSON.stringify(one)).sort();
  }
  return view;
}

function folded({ after, beats }: Fold, before: SightSent, sight: SightSent): View {
  const view = beats(sight).reduce(
    (shown, beat) => after(shown as never, beat as never),
    before.view,
  );
  return compared(view as View);
}

function lastEvent({ events }: SightSent): string {
  return (events as { type: string }[]).at(-1)?.type ?? NOTHING;
}

/** Nobody who plays at random declines a present: see below. */
const BY_HAND = ["GiftDeclined"];

describe.each(Object.entries(FOLDS))("%s", (game, fold) => {
  const evenings = eveningsOf(game);
  const needed = new Set<string>();

  it.each(evenings)(
    "$name, seen by $eye: every sight follows from the one before",
    ({ sights }) => {
      const wrong: string[] = [];
      for (const [i, before] of sights.slice(0, -1).entries()) {
        const sight = sights[i + 1]!;
        const [shown, wanted] = [folded(fold, before, sight), compared(sight.view as View)];
        const last = lastEvent(sight);
        for (const field of Object.keys({ ...shown, ...wanted })) {
          const [is, was] = [JSON.stringify(shown[field]), JSON.stringify(wanted[field])];
          if (is === was) continue;
          if (fold.untold[field]?.includes(last)) needed.add(`${field}: ${last}`);
          else wrong.push(`${field} after ${last} at ${sight.seq}: ${is} instead of ${was}`);
        }
      }
      expect(sights.length).toBeGreaterThan(5);
      expect(wrong).toEqual([]);
    },
  );

  it("has retold every event; if not, run `make test-page`", () => {
    const beats = evenings.flatMap(({ sights }) => sights.flatMap(fold.beats)) as {
      type: string;
    }[];
    const told = new Set([...beats.map(({ type }) => type), ...BY_HAND]);
    expect(Object.keys(fold.all).filter((type) => !told.has(type))).toEqual([]);
  });

  it("has nothing left untold but what has to be", () => {
    const listed = Object.entries(fold.untold).flatMap(([field, events]) =>
      events.map((event) => `${field}: ${event}`),
    );
    expect([...needed].sort()).toEqual(listed.sort());
  });
});

it("puts a present that was declined back into the middle", () => {
  const gift = { stone: "red-C-1", giver: 0, receiver: 1 };
  const view = { middle: ["red-C-2"], gift } as unknown as Parameters<typeof afterPixieTown>[0];
  const beat = { type: "GiftDeclined", seat: 1, giver: 0, stone: "red-C-1" } as const;
  expect(afterPixieTown(view, beat)).toEqual({ middle: ["red-C-2", "red-C-1"], gift: null });
});
