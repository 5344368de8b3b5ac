/** A game that has not ended goes on elsewhere: at the server, on this device, or from a file. */
import { callPocket, deleteTable, postCarried, postCarry, readAnswer } from "$client/api";
import { forgetTable, keepTable, keptTable } from "$client/device/tables.svelte";
import type { Carried, GameRecord, Opened, Summary } from "$client/generated/wire";
import { go } from "$client/router.svelte";
import { pocket } from "./pocket";

/** Whoever takes it along has a key. A plain list: what is `$state` cannot be sent to a worker. */
function keysTo(table: string): string[] {
  const { held, known } = keptTable(table);
  return held.length > 0 ? [...held] : known.map(({ key }) => key);
}

/** From this device to its server. */
export async function goOnAtServer(table: string): Promise<void> {
  const opened = readAnswer<Opened>(await pocket.carry(table, keysTo(table), "server"));
  sitDown(opened, heldSeats(table));
  forgetTable(table);
  await deleteTable(table);
}

/** And back. */
export async function goOnHere(table: string): Promise<void> {
  const carried = await postCarry(table, keysTo(table));
  const opened = await callPocket<Opened>("POST", "/api/tables/carried", carried);
  sitDown(opened, heldSeats(table));
  forgetTable(table);
}

/** A file that any server or device goes on with. */
export async function saveCarried({ table, game, seal }: Summary): Promise<void> {
  const link = document.createElement("a");
  link.href = readAnswer<string>(await pocket.carry(table, keysTo(table), "file"));
  link.download = `veillee-${game}-${seal.slice(0, 8)}.json`;
  link.click();
}

/** Whoever opens the file has all the seats in front of them. */
export async function goOnWith(carried: Carried): Promise<void> {
  sitDown(await postCarried(carried));
}

/** What can be gone on with: a file of ours, or the record of a live table that did not end. */
export function asCarried(file: object): Carried | null {
  if ("record" in file && "seats" in file) return file as Carried;
  const { seats, outcome, gathered } = file as GameRecord;
  if (outcome !== null || !gathered || !Array.isArray(seats)) return null;
  return {
    record: file as Record<string, unknown>,
    seats: seats.map(({ persona }) =>
      persona === null
        ? { kind: "person", name: "", picture: "child-1" }
        : { kind: "computer", persona, name: "", face: 1 },
    ),
  };
}

/** The seats that were played on this device. */
function heldSeats(table: string): number[] {
  const { held, known } = keptTable(table);
  return known.filter(({ key }) => held.includes(key)).map(({ seat }) => seat);
}

function sitDown(opened: Opened, seats?: number[]): void {
  const mine = opened.seats.filter(({ seat }) => seats?.includes(seat) ?? true);
  keepTable({
    id: opened.table,
    held: mine.map(({ key }) => key),
    known: opened.seats,
    screen: opened.screen ?? undefined,
  });
  go(`/t/${opened.table}`);
}
