/** The connection to a table: to the server, or to the worker on this device that runs it. */
import { pocket } from "$client/pocket/pocket";
import { isPocketTable } from "$client/pocket/where.svelte";
import type { Line, Listener } from "./line";
import { openSocket } from "./socket";

export function openLine(table: string, listener: Listener): Line {
  return isPocketTable(table) ? pocket.open(table, listener) : openSocket(table, listener);
}
