/** What people of an age would have known at a seat, asked of the server once each. */
import { kindly, postKnown } from "$client/api";
import type { Known, Persona, SeatSeen } from "$client/generated/wire";

export class LookBack {
  open = $state(false);
  seat = $state<number | null>(null);
  persona = $state<Persona>("adult");
  known = $state.raw<Known | null>(null);
  problem = $state("");
  #asked = new Map<string, Promise<Known>>();

  constructor(readonly record: object) {}

  /** A computer's seat is remembered by its own persona, a person's by a grown-up to begin with. */
  async sitAt({ seat, kind, persona }: SeatSeen): Promise<void> {
    this.seat = seat;
    await this.remember(kind === "computer" && persona ? (persona as Persona) : "adult");
  }

  /** What was shown before stays until the answer is there: only the latest wish counts. */
  async remember(persona: Persona): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.persona = persona;
    this.problem = "";
    const isWanted = () => this.seat === seat && this.persona === persona;
    try {
      const known = await this.#ask(seat, persona);
      if (isWanted()) this.known = known;
    } catch (refused) {
      if (isWanted()) this.problem = kindly(refused);
    }
  }

  #ask(seat: number, persona: Persona): Promise<Known> {
    const who = `${seat} ${persona}`;
    const asked = this.#asked.get(who) ?? postKnown(this.record, seat, persona);
    this.#asked.set(who, asked);
    asked.catch(() => this.#asked.delete(who));
    return asked;
  }
}
