/** The seats of a record: it knows who was a person and who a computer, but no names. */
import { PICTURES, type GameRecord, type Persona, type SeatSeen } from "$client/generated/wire";
import { nextPuppet, pictureOf } from "$client/table/puppets";

/** Whoever has left since was there when it was played. */
export function allHere(seats: SeatSeen[]): SeatSeen[] {
  return seats.map((seat) => ({ ...seat, here: true }));
}

export function seatsOf(record: Partial<GameRecord>): SeatSeen[] {
  const seats: SeatSeen[] = [];
  for (const [seat, { persona = null }] of (record.seats ?? []).entries()) {
    const taken = seats.map((one) => one.name);
    const puppet = persona ? nextPuppet(persona as Persona, taken) : null;
    seats.push({
      seat,
      kind: persona ? "computer" : "person",
      name: puppet?.name ?? "",
      picture: puppet ? pictureOf(puppet) : (PICTURES[seat % PICTURES.length] ?? "child-1"),
      persona,
      here: true,
      free: false,
      lent: false,
      may_lend: false,
    });
  }
  return seats;
}
