/**
 * What is whispered in the first games: what it is about, and each thing when it first matters. The
 * more a whisper is needed, the earlier it stands here. None names a tree.
 */
import { COTTAGE, type Move, type View } from "$client/generated/dark_wood";
import type { Situation, Whisper } from "$client/whisper/whisper";

type Now = Situation<View>;

const isAsked = (kind: string) => (now: Now) => now.asked.some((ask) => ask.kind === kind);

/** Others are asked this, and nobody here. */
const isWatched = (kind: string) => (now: Now) => now.kinds.includes(kind) && !isAsked(kind)(now);

/** Whoever has said that it is not this card waits for the others: they must not be held up. */
const isLooking = ({ asked }: Now) => asked.some(({ domain }) => domain?.undecided === true);

/** After so many cards the right one may have gone by. */
const MANY_CARDS = 8;

function mayChoose({ asked }: Now): boolean {
  const moves = asked.flatMap(({ choices }) => (choices ?? []) as Move[]);
  return moves.some(({ type }) => type === "ChooseColour");
}

/** The boots have set out. */
const isWalking = ({ view: { boots, house } }: Now) =>
  boots.some((boot) => boot !== null && boot > house);

export const whispers: Whisper<View>[] = [
  {
    id: "goal",
    when: ({ view, kinds }) => view.turn === 1 && kinds.includes("draw"),
    points: ["[data-cottage]"],
  },
  { id: "touch", when: isAsked("receive"), points: ["[data-cloth]"] },
  { id: "feel", when: isAsked("feel"), points: ["[data-cloth]"] },
  { id: "slap", when: isLooking, points: ["[data-top]"] },
  { id: "take", when: isAsked("take"), points: ["[data-take] button"] },
  { id: "vote", when: isAsked("vote"), points: ["[data-vote]"] },
  { id: "stride", when: isAsked("stride"), points: ["[data-big]"] },
  { id: "one", when: (now) => isLooking(now) && now.view.card === 2, points: ["[data-top]"] },
  {
    id: "door",
    when: ({ view, mine }) =>
      view.phase === "reveal" && mine.some((seat) => view.places[seat] === COTTAGE - 1),
    points: ["[data-cottage]"],
  },
  {
    id: "walk",
    when: (now) => now.view.phase === "reveal" && isWalking(now),
    points: ["[data-boot]"],
  },
  {
    id: "boots",
    when: ({ view }) => view.phase === "reveal" && view.boots.some((boot) => boot === view.house),
    points: ["[data-boot]"],
  },
  {
    id: "none",
    when: (now) => isLooking(now) && now.view.card % MANY_CARDS === 0,
    points: ["[data-none]"],
  },
  { id: "colour", when: mayChoose, points: ["[data-colours]"] },
  { id: "drum", when: isWatched("feel"), points: ["[data-drum]"] },
];
