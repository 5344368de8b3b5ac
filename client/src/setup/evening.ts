/** The table that "Play now" opens, such that a first evening goes well for whoever plays. */
import { me, rememberMe } from "$client/device/me.svelte";
import { pointer } from "$client/device/pointer.svelte";
import type { Evening, GameSeen, Persona } from "$client/generated/wire";
import { sayChanges } from "$client/odds/say";
import { openTable } from "$client/table/open";
import { listed, t } from "$client/words/words.svelte";
import { asSeat, chairName, chairsWith } from "./chairs/chairs";
import { inForce, initialValues, optionsOf } from "./options/schema";

const CHILDREN: Persona[] = ["age5", "age7", "age10"];

/** Where a game says nothing else, these sit down with me, in this order. */
const USUAL_COMPANY: Persona[] = ["age7", "adult", "age70"];

export interface FirstEvening extends Evening {
  company: Persona[];
}

/** The game as it comes out of the box. */
export function boxEvening(game: GameSeen): FirstEvening {
  const nth = (_: unknown, i: number) => USUAL_COMPANY[i % USUAL_COMPANY.length] ?? "adult";
  return { company: Array.from({ length: game.default_seats - 1 }, nth), options: {} };
}

export function firstEvening(game: GameSeen): FirstEvening {
  const who = me.age && CHILDREN.includes(me.age) ? "child" : "grown_up";
  return (game.evenings[who] as FirstEvening | undefined) ?? boxEvening(game);
}

/** "Play now". */
export async function openEvening(game: GameSeen): Promise<void> {
  const { company, options } = firstEvening(game);
  rememberMe();
  await openTable({
    game: game.id,
    seats: chairsWith(company).map((chair) => asSeat(chair, false)),
    options: { ...options, ...(pointer.used ? {} : game.unhurried) },
  });
}

/**
 * Who else plays, and what is not as in the box: "two more white pebbles". That I begin goes without
 * saying.
 */
export function sayEvening(game: GameSeen, { company, options }: FirstEvening): string[] {
  const names = chairsWith(company).map(chairName);
  const all = optionsOf(game);
  const box = initialValues(all);
  const now = (name: string) => inForce(game, box, name);
  const seats = all.filter(({ kind }) => kind === "seat").map(({ name }) => name);
  const changed = Object.entries(options).filter(([name]) => !seats.includes(name));
  const changes = sayChanges(Object.fromEntries(changed), { now, names, game: game.id });
  return [t("home-with", { names: listed(names.slice(1)) }), changes].filter(Boolean);
}
