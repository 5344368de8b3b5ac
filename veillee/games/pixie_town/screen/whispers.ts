/** What is whispered the first time, in order of importance. Everything lies open in this game. */
import { SAFE, type View } from "$client/generated/pixie_town";
import type { Situation, Whisper } from "$client/whisper/whisper";
import { planOf } from "./outlines";

type Now = Situation<View>;

/** So few blue stones are left that it is time to say so. */
const NEARLY = 3;

export const whispers: Whisper<View>[] = [
  { id: "present", when: isAsked("place_gift"), points: [".pile:enabled", "[data-toy='rest']"] },
  { id: "sacrifice", when: isAsked("sacrifice"), points: [".choose button"] },
  { id: "wreck", when: isAsked("wreck"), points: [".choose button"] },
  {
    id: "gnome-die",
    when: (now) => isAsked("roll")(now) && now.view.player === now.view.gnome,
    points: ["[data-toy='roll']"],
  },
  {
    id: "gnome-stones",
    when: (now) => isAsked("tower")(now) && now.view.gnome !== null,
    points: ["[data-toy='rest']"],
  },
  {
    id: "blue",
    when: (now) => isAsked("tower")(now) && now.view.gnome === null,
    points: ["[data-toy='rest']"],
  },
  {
    id: "help",
    when: (now) => builds(now) && !isFree(now) && mine(now).every(({ finished }) => finished),
    points: [".pile:enabled", ".place.fits"],
  },
  { id: "give", when: mayGive, points: [".pile:enabled", ".give button"] },
  { id: "roll", when: isAsked("roll"), points: ["[data-toy='roll']"] },
  {
    id: "build",
    when: (now) => builds(now) && !isFree(now),
    points: [".pile:enabled", ".place.fits"],
  },
  {
    id: "build-free",
    when: (now) => builds(now) && isFree(now),
    points: [".pile:enabled", "[data-toy='rest']", "[data-toy='done']"],
  },
  {
    id: "white",
    when: (now) => builds(now) && now.view.unused.some((die) => now.view.faces[die] === "white"),
    points: [".choose:enabled:has([data-face='white'])"],
  },
  { id: "one-more", when: (now) => builds(now) && mine(now).some(oneMissing(now)) },
  {
    id: "nearly",
    when: ({ view, mine }) =>
      view.blue.length <= NEARLY && view.blue.length > 0 && !mine.includes(view.gnome ?? -1),
    points: [".tower"],
  },
];

function isAsked(kind: string) {
  return ({ asked }: Now): boolean => asked.some((ask) => ask.kind === kind);
}

function builds(now: Now): boolean {
  return isAsked("build")(now);
}

function isFree({ view }: Now): boolean {
  return view.options.building === "imaginary";
}

/** The houses of whoever builds here now. */
function mine({ view }: Now) {
  return view.houses[view.player] ?? [];
}

function mayGive({ asked }: Now): boolean {
  const to = asked.find(({ kind }) => kind === "build")?.domain?.["give_to"];
  return Array.isArray(to) && to.length > 0;
}

function oneMissing(now: Now) {
  return ({ card, stones }: View["houses"][number][number]): boolean =>
    stones.length === (isFree(now) ? SAFE : planOf(card).length) - 1;
}
