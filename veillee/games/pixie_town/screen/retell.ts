/**
 * The table as it looks right after an event. Between two sights the screen retells what happened on
 * the view it shows; the next sight then has the last word.
 */
import type { HouseSeen, Pose, View } from "$client/generated/pixie_town";
import type { Beat, Thrown } from "./throwing";

export function after(view: View, event: Beat): View {
  switch (event.type) {
    case "Thrown":
      return rolled(view, event.roll);
    case "BlueStonePlaced": {
      const { stone, pose, pushed, marked } = event;
      const blue = view.blue.filter((one) => one !== stone);
      const tower = [...lyingNow(view.tower, pushed), { stone, ...pose, marked }];
      return { ...view, blue, tower };
    }
    case "HouseFell": {
      const { owner, house, stones } = event;
      const middle = [...view.middle, ...stones];
      const fallen = (one: HouseSeen) => ({ ...one, stones: [], finished: false });
      return { ...view, middle, houses: withHouse(view, owner, house, fallen) };
    }
    case "StonePlaced": {
      const { owner, house, stone, pose, pushed, spot } = event;
      const set = (one: HouseSeen) => ({
        ...one,
        stones: [...lyingNow(one.stones, pushed), { stone, ...pose, spot }],
      });
      const houses = withHouse(view, owner, house, set);
      return { ...view, middle: without(view.middle, stone), houses, gift: null };
    }
    case "StoneGiven": {
      const { seat, to, stone } = event;
      return {
        ...view,
        middle: without(view.middle, stone),
        gift: { stone, giver: seat, receiver: to },
      };
    }
    case "GiftDeclined":
      return { ...view, middle: [...view.middle, event.stone], gift: null };
    case "HouseFinished": {
      const done = (one: HouseSeen) => ({ ...one, finished: true });
      return { ...view, houses: withHouse(view, event.owner, event.house, done) };
    }
    case "CardTaken": {
      const card = { card: event.card, stones: [], finished: false };
      const houses = view.houses.map((its, seat) => (seat === event.seat ? [...its, card] : its));
      return { ...view, houses, pile: Math.max(0, view.pile - 1) };
    }
    case "NothingToTake":
    case "DiceLeft":
    case "Declined":
      return { ...view, unused: [] };
    case "DiceRolled":
    case "GnomeDieRolled":
    case "GnomeCame":
    case "GameEnded":
      return view;
  }
}

/** Whatever is rolled was thrown just before. */
function rolled(view: View, roll: Thrown["roll"]): View {
  const player = roll.seat;
  if (roll.type === "GnomeDieRolled") {
    return { ...view, player, faces: [], unused: [], gnome_face: roll.face };
  }
  const unused = roll.faces.flatMap((face, die) => (face === "blue" ? [] : [die]));
  return { ...view, player, faces: roll.faces, unused, gnome_face: null };
}

/** A new stone may have pushed others. */
function lyingNow<T extends { stone: string }>(stones: T[], pushed: Record<string, Pose>): T[] {
  return stones.map((one) => ({ ...one, ...pushed[one.stone] }));
}

function without(stones: string[], stone: string): string[] {
  return stones.filter((one) => one !== stone);
}

function withHouse(
  view: View,
  owner: number,
  number: number,
  change: (house: HouseSeen) => HouseSeen,
): HouseSeen[][] {
  return view.houses.map((houses, seat) =>
    seat === owner ? houses.map((house, i) => (i === number ? change(house) : house)) : houses,
  );
}
