/** The chairs of a table that is being set up. */
import { companions, me, type Child } from "$client/device/me.svelte";
import { PICTURES, type Persona, type Picture } from "$client/generated/wire";
import type { SeatPlan } from "$client/table/open";
import { nextPuppet, pictureOf } from "$client/table/puppets";
import { nickname } from "$client/table/seats";
import { t } from "$client/words/words.svelte";

/** `here`: someone else on this device. */
export type Who = "me" | "here" | "link" | "computer";

export interface Chair extends Child {
  id: number;
  who: Who;
  persona: Persona;
  /** Which of the persona's faces. */
  face: number;
  /** What this seat has for itself: pebbles. */
  own: Record<string, number>;
}

/** How old people can say they are. */
export const AGES: Persona[] = ["age5", "age7", "age10", "adult", "age70"];

let next = 0;

export function chairsWith(company: Persona[]): Chair[] {
  const chairs = [newChair("me", [])];
  for (const persona of company) chairs.push(newChair("computer", chairs, persona));
  return chairs;
}

/** A new chair gets a companion of earlier evenings, and a picture nobody has yet. */
export function newChair(who: Who, others: Chair[], persona: Persona = "adult"): Chair {
  const child = who === "me" ? me : who === "here" ? newcomer(others) : null;
  const puppet = nextPuppet(
    persona,
    others.map((chair) => chair.name),
  );
  return {
    id: next++,
    who,
    name: who === "computer" ? puppet.name : (child?.name ?? ""),
    picture: child?.picture ?? freePicture(others),
    age: child?.age ?? "adult",
    persona,
    face: puppet.face,
    own: {},
  };
}

function newcomer(others: Chair[]): Child | null {
  const names = new Set(others.map((chair) => chair.name));
  return companions().find((child) => !names.has(child.name) && child.name !== me.name) ?? null;
}

function freePicture(others: Chair[]): Picture {
  const taken = new Set([me.picture, ...others.map((chair) => chair.picture)]);
  return PICTURES.find((picture) => !taken.has(picture)) ?? "child-1";
}

/** What to call a chair before anybody sits on it. */
export function chairName(chair: Chair, n: number): string {
  const child = chair.who === "me" ? me : chair;
  const unnamed = t("seat-number", { n: n + 1 });
  if (chair.who === "link") return unnamed;
  if (child.name) return child.name;
  const name = nickname(child.picture) ?? unnamed;
  return chair.who === "me" ? t("seat-you", { name }) : name;
}

/** Who sits there, as far as the odds are concerned. */
export function remembersLike(chair: Chair): Persona {
  if (chair.who === "computer") return chair.persona;
  return (chair.who === "me" ? me : chair).age ?? "adult";
}

/** The face of whoever sits there. */
export function faceOf(chair: Chair): string {
  if (chair.who === "computer") return pictureOf(chair);
  if (chair.who === "link") return remembersLike(chair);
  return (chair.who === "me" ? me : chair).picture;
}

export function asSeat(chair: Chair, screen: boolean): SeatPlan {
  if (chair.who === "computer") {
    return { who: "computer", name: chair.name, persona: chair.persona, face: chair.face };
  }
  const child = chair.who === "me" ? me : chair;
  const who = chair.who === "link" || screen ? "link" : "here";
  return { who, name: child.name, picture: child.picture };
}
