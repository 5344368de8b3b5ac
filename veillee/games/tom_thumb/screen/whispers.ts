/**
 * What is whispered in the first games: what it is about, and each piece when it first matters. The
 * more a whisper is needed, the earlier it stands here. None says where anything lies, and each is
 * about something that passes: then the next one may come.
 */
import type { Move, View } from "$client/generated/tom_thumb";
import type { AskSeen } from "$client/generated/wire";
import type { Situation, Whisper } from "$client/whisper/whisper";

type Now = Situation<View>;

const isAsked = (kind: string) => (now: Now) => now.asked.some((ask) => ask.kind === kind);

/** Others are asked this, and nobody here. */
const isWatched = (kind: string) => (now: Now) => now.kinds.includes(kind) && !isAsked(kind)(now);

const isBetweenTurns = (kinds: string[]) => kinds.includes("draw") || kinds.includes("between");

function mayPropose({ asked }: Now, what: string): boolean {
  const moves = asked.flatMap((ask: AskSeen) => (ask.choices ?? []) as Move[]);
  return moves.some((move) => move.type === "Propose" && move.what === what);
}

/** Another tile of the ogre does not end the game. */
const mayGrow = ({ ogre, setting }: View) => ogre + 1 < setting.ogre_tiles;

export const whispers: Whisper<View>[] = [
  {
    id: "goal",
    when: ({ kinds }) => kinds.includes("look") || kinds.includes("glance"),
    points: ["[data-piece='path']"],
  },
  {
    id: "guide",
    when: (now) => isAsked("draw")(now) && !now.view.setting.two_lost_souls,
    points: ["[data-do='draw']"],
  },
  { id: "name", when: isAsked("name"), points: ["[data-card]"] },
  { id: "seek", when: isAsked("seek"), points: ["[data-piece='middle']"] },
  { id: "point", when: isAsked("point"), points: ["[data-piece='middle']"] },
  { id: "swap", when: isAsked("swap"), points: ["[data-piece='middle']"] },
  { id: "watch", when: isWatched("swap"), points: ["[data-piece='middle']"] },
  {
    id: "room",
    when: ({ kinds, view }) => kinds.includes("insert") && !view.spots,
    points: ["[data-piece='middle']"],
  },
  {
    id: "ogre",
    when: ({ kinds, view }) => kinds.includes("glance") && view.ogre > view.setting.ogre_up,
    points: ["[data-piece='ogre']"],
  },
  {
    id: "lantern",
    when: ({ kinds, view }) => isBetweenTurns(kinds) && view.lantern > 1,
    points: ["[data-piece='path']"],
  },
  {
    id: "pebble",
    when: (now) => isAsked("seek")(now) && now.view.pebbles > 0,
    points: ["[data-piece='pebbles']", "[data-do='pebble'] button"],
  },
  {
    id: "tree",
    when: (now) => mayPropose(now, "tree") && mayGrow(now.view),
    points: ["[data-piece='tree']", "[data-do='tree'] button"],
  },
  {
    id: "boots",
    when: (now) => mayPropose(now, "boots") && now.view.ogre > now.view.setting.ogre_up,
    points: ["[data-piece='boots']", "[data-do='boots'] button"],
  },
  { id: "helped", when: isAsked("helped"), points: ["[data-do='helped']"] },
];
