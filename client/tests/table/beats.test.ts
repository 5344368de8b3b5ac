// @vitest-environment happy-dom
/** Moments that one has to remember last long enough, and an end is told before its scene begins. */
import { expect, test } from "vitest";
import { BEATS as ALI } from "$games/ali_baba/screen/beats";
import { BEATS as WOOD } from "$games/dark_wood/screen/beats";
import { BEATS as PIXIE } from "$games/pixie_town/screen/beats";
import { BEATS as TOM } from "$games/tom_thumb/screen/beats";

type Ms = number | ((event: never) => number);

const lasting = (ms: Ms, event: object = {}) => (typeof ms === "number" ? ms : ms(event as never));

test.each<[string, Ms, number, object?]>([
  ["a place is named", TOM.PlaceNamed.ms, 1500],
  ["a card is turned", TOM.CardTurned.ms, 1500],
  ["a tile is found", TOM.TileTurnedUp.ms, 1500, { found: true }],
  ["a tile is missed", TOM.TileTurnedUp.ms, 1500, { found: false }],
  ["two tiles change places", TOM.TilesSwapped.ms, 2500],
  ["a tile is inserted", TOM.TileInserted.ms, 1500],
  ["a mistake is explained", ALI.MistakeMade.ms, 4000],
  ["Ali is captured", ALI.AliCaptured.ms, 2000],
  ["somebody is eaten", WOOD.Eaten.ms, 2000],
  ["dice lie still", PIXIE.DiceRolled.ms, 1000],
  ["a house falls", PIXIE.HouseFell.ms, 2000],
])("%s for long enough to see it", (_, ms, least, event) => {
  expect(lasting(ms, event)).toBeGreaterThanOrEqual(least);
});

test.each<[string, Ms]>([
  ["Tom Thumb", TOM.GameEnded.ms],
  ["Ali Baba", ALI.Scored.ms],
  ["Pixie Town", PIXIE.GameEnded.ms],
])("the end of %s is told shortly: the last scene follows", (_, ms) => {
  expect(lasting(ms, { won: true, village: true })).toBeLessThan(1000);
});
