/**
 * What is whispered in the first games, the most important first. None says what is in the cave, and
 * none what lies face down.
 */
import type { View } from "$client/generated/ali_baba";
import type { Situation, Whisper } from "$client/whisper/whisper";
import { isTrapped } from "./danger";

type Now = Situation<View>;

const isAsked =
  (...kinds: string[]) =>
  ({ asked }: Now) =>
    asked.some(({ kind }) => kinds.includes(kind));

/** Somebody here will have to recite. */
const isThief = ({ mine, view }: Now) => mine.some((seat) => seat !== view.ali);

export const whispers: Whisper<View>[] = [
  { id: "goal", when: ({ kinds }) => kinds.includes("draw") },
  {
    id: "look",
    when: (now) => isAsked("glance")(now) && isThief(now),
    points: ["[data-ready]"],
  },
  { id: "recite", when: (now) => isAsked("recite")(now) && now.view.items === 0 },
  {
    id: "all",
    when: (now) => isAsked("recite")(now) && now.view.items > 0,
    points: ["[data-all]"],
  },
  { id: "draw", when: isAsked("draw"), points: ["[data-draw]"] },
  { id: "choose", when: isAsked("choose") },
  {
    id: "alarm",
    when: ({ view }) => view.tokens.length > 0 && !view.result,
    points: ["[data-alarms]"],
  },
  {
    id: "danger",
    when: (now) => isAsked("choose")(now) && isTrapped(now.view.tokens),
    points: ["[data-alarms]"],
  },
  { id: "pick-first", when: isAsked("pick_first"), points: ["[data-loot]"] },
  { id: "pick", when: isAsked("pick"), points: ["[data-loot]"] },
  {
    id: "won",
    when: ({ view, mine }) => !view.result && mine.some((seat) => (view.won[seat] ?? 0) > 0),
    points: [".me [data-pile]"],
  },
  { id: "last", when: ({ view }) => view.last_round && !view.result, points: ["[data-left]"] },
  {
    id: "pebble",
    when: ({ asked }) => asked.some(({ domain }) => Number(domain?.pebbles ?? 0) > 0),
    points: ["[data-pebble]"],
  },
  {
    id: "listen",
    when: ({ kinds, mine, view }) => kinds.includes("recite") && mine.includes(view.ali),
  },
];
