/**
 * The table as it looks right after an event. Between two sights the screen retells the events one
 * by one on the view it shows; the next sight then has the last word.
 */
import type { Event, ItemSaid, ItemSeen, View } from "$client/generated/ali_baba";

/** The item that was said last. Ali may still have to judge it. */
export interface Heard extends ItemSeen {
  verdict: "right" | "wrong" | null;
}

/** What is shown: a view, and what can be heard just now. */
export interface Shown extends View {
  heard?: Heard;
}

export function after({ heard, ...view }: Shown, event: Event): Shown {
  switch (event.type) {
    case "TreasureShown":
      return { ...view, shown: event.treasure, cards: view.cards + 1, pile: view.pile - 1 };
    case "TreasureHidden":
      return { ...view, shown: null };
    case "AlarmRaised":
      return { ...view, tokens: [...view.tokens, event.alarm] };
    case "LastRound":
      return { ...view, last_round: true };
    case "RecitalBegun":
      return { ...view, thief: event.thief, reciting: true };
    case "PebbleSpent":
      return { ...view, pebbles: spent(view.pebbles, event.thief) };
    case "ItemSaid":
      return hearing(view, event);
    case "ItemJudged":
      return { ...view, heard: heard && { ...heard, verdict: event.right ? "right" : "wrong" } };
    case "MistakeMade":
      return { ...view, heard: heard && { ...heard, verdict: "wrong" } };
    case "RecitalEnded":
      return { ...view, ...SILENT };
    case "HandLaidOpen":
      return {
        ...view,
        ...SILENT,
        said: null,
        shown: null,
        cards: 0,
        hand: view.hand && [],
        open: [...event.treasures].sort(),
      };
    case "CardPicked":
      return { ...view, ...picked(view, event.seat, event.treasure) };
    case "NewAli":
      return { ...view, ali: event.ali, tokens: [], thief: null, hand: null };
    case "Scored":
      return { ...view, result: event.treasures };
    case "AliCaptured":
    case "AliLeft":
      return view;
  }
}

/** What was said last can still be heard when the next sight is told. */
export function onto({ heard }: Shown, view: Shown): Shown {
  return heard ? { ...view, heard } : view;
}

/** Nobody recites. */
const SILENT = { reciting: false, items: 0, finished: false };

/** An item that seems wrong is not told so yet: with free words Ali has the last say. */
function hearing(view: View, { treasure, count, adjective, right }: ItemSaid): Shown {
  const item = { treasure, count, adjective };
  const said = view.said && [...view.said.filter((one) => one.treasure !== treasure), item];
  const items = said?.length ?? view.items + 1;
  return { ...view, items, said, heard: { ...item, verdict: right ? "right" : null } };
}

function spent(pebbles: number[], by: number): number[] {
  return pebbles.map((many, owner) => (owner === by ? Math.max(0, many - 1) : many));
}

function picked(view: View, seat: number, treasure: string) {
  const at = view.open.indexOf(treasure);
  return {
    open: view.open.filter((_, i) => i !== at),
    won: view.won.map((many, owner) => (owner === seat ? many + 1 : many)),
  };
}
