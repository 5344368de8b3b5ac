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

/** Sit down with these keys. */
export function holdKeys(id: string, keys: string[]): void {
  const kept = keptTable(id);
  keepTable({ ...kept, held: [...new Set([...kept.held, ...keys])] });
}

/** The keys of seats that are not played on this device. */
export function spareKeys({ held, known }: KeptTable): SeatKey[] {
  return known.filter(({ key }) => !held.includes(key));
}

/** What a table screen says instead of the keys to seats. */
export function screenKeys({ screen }: KeptTable): string[] {
  return screen ? [screen] : [];
}

export function forgetTable(id: string): void {
  tables.kept = tables.kept.filter((table) => table.id !== id);
  remember("tables", tables.kept);
}
