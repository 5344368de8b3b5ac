/**
 * The table as it looks right after a beat. Between two sights the screen retells what happened on
 * the view it shows; the next sight then has the last word.
 */
import type { View } from "$client/generated/dark_wood";
import type { Beat } from "./beats";

export function after(view: View, beat: Beat): View {
  switch (beat.type) {
    case "TurnBegun":
      return {
        ...view,
        ...CLEARED,
        turn: beat.turn,
        first: beat.first,
        cards: view.cards.map(() => null),
      };
    case "ColourChosen":
      return {
        ...view,
        colours: beat.colours,
        chosen: [...new Set([...view.chosen, beat.seat])],
      };
    case "TokenDrawn":
      return { ...view, in_hand: beat.seat };
    case "TokenPassed":
      return { ...view, in_hand: beat.to, feeling: null };
    case "TokenBoxed":
      return { ...view, in_hand: null, feeling: null, phase: "find" };
    case "CardTurnedUp":
      return {
        ...view,
        let_go: [],
        top: beat.tree,
        card: beat.card,
        pile: Math.max(0, view.pile - 1),
      };
    case "PileSlapped":
      return { ...view, slapped: [...view.slapped, beat.seat] };
    case "CardTaken":
      return { ...view, slapped: [], cards: withOne(view.cards, beat.seat, beat.tree) };
    case "SaidNone":
      return { ...view, none_for: [...view.none_for, beat.seat] };
    case "TokenLaid":
      return { ...view, phase: "reveal", top: null, asked: null, token: beat.tree };
    case "Judged":
      return { ...view, finder: beat.finder };
    case "VotesShown":
      return { ...view, votes: beat.votes };
    case "Walked":
      return { ...view, places: withOne(view.places, beat.seat, beat.to) };
    case "VotersWalked":
      return {
        ...view,
        places: view.places.map((place, seat) => beat.to[beat.walked.indexOf(seat)] ?? place),
      };
    case "CameHome":
      return { ...view, home: beat.seat };
    case "BootPutOn":
      return { ...view, boots: withOne(view.boots, beat.boot, view.house) };
    case "BootStrode":
      return { ...view, boots: withOne(view.boots, beat.boot, beat.to) };
    case "Eaten":
      return { ...view, eaten: [...view.eaten, ...beat.seats] };
    case "CardLeft":
      return view.options.finding === "slap"
        ? { ...view, let_go: [...view.let_go, beat.seat] }
        : view;
    case "PileThrough":
      return { ...view, let_go: [] };
  }
}

/** Nothing of the turn before lies on the table. */
const CLEARED = {
  phase: "touch" as const,
  top: null,
  card: 0,
  let_go: [],
  none_for: [],
  token: null,
  finder: null,
  votes: null,
};

function withOne<T>(all: T[], at: number, one: T): T[] {
  return all.map((each, i) => (i === at ? one : each));
}
