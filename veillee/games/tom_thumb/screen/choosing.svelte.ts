/** What can be chosen on the table itself, and what the Guide has begun to choose. */
import type { Move, View } from "$client/generated/tom_thumb";
import type { Answers } from "./answers";

interface Now {
  answers: Answers;
  view: View;
  /** Anything that changes when what was begun is no longer asked. */
  moment: unknown;
}

export class Choosing {
  /** Where the Guide has said that the wolves are, before saying what they trade with. */
  wolves: number | null = $derived.by(() => this.#anew());
  /** Which new tile the Guide has taken up. */
  #taken: string | null = $derived.by(() => this.#anew());

  constructor(
    private now: () => Now,
    private act: (seat: number, move: Move) => boolean | void,
  ) {}

  /** The new tile that is about to be laid. */
  get placing(): string | null {
    const { answers, view } = this.now();
    return answers.insert ? (this.#taken ?? view.shown[0] ?? null) : null;
  }

  get gaps(): number[] {
    const choices = this.now().answers.insert?.choices ?? [];
    return choices.flatMap(({ place, gap }) => (place === this.placing ? [gap] : []));
  }

  get tiles(): number[] {
    const { swap, point, turnUp } = this.now().answers;
    if (swap) return [...new Set(swap.pairs.map((pair) => pair.wolves))];
    return point?.at ?? turnUp?.at ?? [];
  }

  choose(at: number): void {
    const { insert, swap, point, turnUp } = this.now().answers;
    const { placing, wolves } = this;
    if (insert && placing) this.act(insert.seat, { type: "InsertTile", place: placing, gap: at });
    else if (swap && wolves === null) this.wolves = at;
    else if (swap && wolves === at) this.wolves = null;
    else if (swap && wolves !== null) this.#swap(swap.seat, wolves, at);
    else if (point) this.act(point.seat, { type: "Point", at });
    else if (turnUp) this.act(turnUp.seat, { type: "TurnUp", at });
  }

  /** If a lesson does not take it, the Guide begins anew. */
  #swap(seat: number, wolves: number, other: number): void {
    if (this.act(seat, { type: "Swap", wolves, other }) === false) this.takeBack();
  }

  take(place: string): void {
    this.#taken = place;
  }

  takeBack(): void {
    this.wolves = null;
  }

  #anew(): null {
    void this.now().moment;
    return null;
  }
}
