/** The tables this device has keys for. */
import type { SeatKey } from "$client/generated/wire";
import { recall, remember } from "./memory";

export interface KeptTable {
  id: string;
  /** Keys of the seats that are played on this device. None: it is a table screen. */
  held: string[];
  /** Keys whose seats we know, so that they can be handed on. */
  known: SeatKey[];
  /** The key of the table screen. A table that was opened before there were such keys has none. */
  screen?: string | undefined;
}

const MOST_TABLES = 20;

export const tables = $state<{ kept: KeptTable[] }>({ kept: recall<KeptTable[]>("tables", []) });

export function keptTable(id: string): KeptTable {
  return tables.kept.find((table) => table.id === id) ?? { id, held: [], known: [] };
}

export function keepTable(table: KeptTable): void {
  const others = tables.kept.filter((one) => one.id !== table.id);
  tables.kept = [table, ...others].slice(0, MOST_TABLES);
  remember("tables", tables.kept);
}

/**
 * The keys of a link that the server has neither accepted nor refused yet. A reload does not lose
 * them, though they no longer stand in the address.
 */
export function arrivingKeys(id: string): string[] {
  return recall<string[]>(`arriving.${id}`, [], "sessionStorage");
}

export function keepArriving(id: string, keys: string[]): void {
  remember(`arriving.${id}`, keys, "sessionStorage");
}

/** These keys were accepted; what else was held, or on its way, was refused. */
export function holdKeys(id: string, keys: string[]): void {
  keepArriving(id, []);
  const kept = keptTable(id);
  if (String(kept.held) !== String(keys)) keepTable({ ...kept, held: keys });
}

/** With which keys to ask for one's seats: a wrong one in a link costs nobody the seat they have. */
export function keySets({ held, known }: KeptTable, arriving: string[]): string[][] {
  const sure = held.filter((key) => known.some((one) => one.key === key));
  const sets = [[...new Set([...held, ...arriving])], held, sure];
  return sets.filter((set, n) => n === 0 || (set.length > 0 && set.length < sets[n - 1]!.length));
}

/** The keys of seats that are not played on this device. */
export function spareKeys({ held, known }: KeptTable): SeatKey[] {
  return known.filter(({ key }) => !held.includes(key));
}

/** With which key a table screen comes: its own, or that of somebody who has a seat. */
export function screenKeys({ screen, held, known }: KeptTable): string[] {
  const key = screen ?? held[0] ?? known[0]?.key;
  return key ? [key] : [];
}

export function forgetTable(id: string): void {
  tables.kept = tables.kept.filter((table) => table.id !== id);
  remember("tables", tables.kept);
}
