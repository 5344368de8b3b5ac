/** What a seat is called. Nobody needs to type a name: every silhouette has one. */
import type { Picture, SeatSeen } from "$client/generated/wire";
import { own } from "$client/own";
import { t } from "$client/words/words.svelte";

const NICKNAMES: Record<Picture, string> = {
  "child-1": "Rosie",
  "child-2": "Sam",
  "child-3": "Noa",
  "child-4": "Robin",
  "child-5": "Max",
  "child-6": "Yasmin",
  "child-7": "Lili",
  "child-8": "Tom",
};

export function nickname(picture: string): string | undefined {
  return own(NICKNAMES, picture);
}

/** Whoever typed no name is told which one the others see. */
export function toldWhoTheyAre(seats: SeatSeen[], held: number[]): SeatSeen[] {
  if (held.length !== 1) return seats;
  return seats.map((seat) =>
    held.includes(seat.seat) && !seat.name ? { ...seat, name: toldName(seat) } : seat,
  );
}

function toldName(seat: SeatSeen): string {
  return t("seat-you", { name: nameOf({ ...seat, name: "" }) });
}

/** Where there is little room, whoever typed no name is only told that it is they. */
export function shortNameOf(seat: SeatSeen): string {
  return seat.name === toldName(seat) ? t("seat-me") : nameOf(seat);
}

export function nameOf(seat: SeatSeen): string {
  if (seat.name) return seat.name;
  if (seat.persona && !seat.lent) return t(`persona-${seat.persona}`);
  const unnamed = t("seat-number", { n: seat.seat + 1 });
  return seat.free ? unnamed : (nickname(seat.picture) ?? unnamed);
}

/** Nobody has no name. */
export function nameAt(seat: number, seats: SeatSeen[]): string {
  const seen = seats[seat];
  return seen ? nameOf(seen) : "";
}
