/** Where tables are opened: at the server, or on this device. */
import { recall, remember } from "$client/device/memory";
import { isSite } from "$client/home";

const PREFIX = "pocket.";
const AGAIN = 5_000;

let timer = 0;

/** A table's name says where it is. */
export const isPocketTable = (table: string) => table.startsWith(PREFIX);

export const where = $state({
  /** The server can be reached, as far as is known. */
  reached: !isSite && navigator.onLine,
  /** Somebody wants to play without it. */
  chosen: recall("pocket", false),
});

/** New tables are opened on this device. */
export function playsHere(): boolean {
  return !where.reached || where.chosen;
}

export function choosePocket(chosen: boolean): void {
  where.chosen = chosen;
  remember("pocket", chosen);
}

/** What became of the last call to the server. While there is none, it is looked for now and then. */
export function noteServer(reached: boolean): void {
  where.reached = reached && !isSite;
  window.clearTimeout(timer);
  if (!where.reached && !isSite) timer = window.setTimeout(() => void lookAgain(), AGAIN);
}

async function lookAgain(): Promise<void> {
  noteServer(
    await fetch("/healthz").then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

window.addEventListener("offline", () => noteServer(false));
window.addEventListener("online", () => void lookAgain());
