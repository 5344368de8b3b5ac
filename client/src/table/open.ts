/** Opening a table: who sits where, which keys stay on this device, which are handed on. */
import { postTable } from "$client/api";
import { keepTable } from "$client/device/tables.svelte";
import type { Computer, Person, Picture } from "$client/generated/wire";
import { go } from "$client/router.svelte";
import type { Puppet } from "./puppets";

/** `here`: plays on this device; `link`: joins from another one. */
export type SeatPlan =
  { who: "here" | "link"; name: string; picture: Picture } | ({ who: "computer" } & Puppet);

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options: Record<string, unknown>;
  seed?: string;
  /** This device becomes the table, and everybody joins from another one. */
  screen?: boolean;
}

export async function openTable({ game, seats, options, seed, screen = false }: TablePlan) {
  const wanted = { game, seats: seats.map(asWanted), options, seed: seed ?? null };
  const joined = screen || seats.some(({ who }) => who === "link");
  const opened = await postTable(wanted, joined);
  const here = (seat: number) => !screen && seats[seat]?.who === "here";
  keepTable({
    id: opened.table,
    held: opened.seats.filter(({ seat }) => here(seat)).map(({ key }) => key),
    known: opened.seats,
    screen: opened.screen ?? undefined,
  });
  go(`/t/${opened.table}${screen ? "?screen" : ""}`);
}

function asWanted(seat: SeatPlan): Person | Computer {
  if (seat.who === "computer") {
    return { kind: "computer", persona: seat.persona, name: seat.name, face: seat.face };
  }
  return { kind: "person", name: seat.name.trim(), picture: seat.picture };
}
