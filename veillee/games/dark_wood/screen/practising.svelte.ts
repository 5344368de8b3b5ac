/** A tree to practise on, what has been learned of feeling, and which trees look like it. */
import { TREES } from "$client/generated/dark_wood";
import type { Felt } from "$client/screen";

export const LESSONS = [1, 2, 3] as const;
const CHOICES = 6;
/** An edge was followed when it has turned this often. */
const TURNS = 4;

export class Practising {
  tree: string = $state("");
  /** The lesson that comes next; after the last one: which tree is it? */
  lesson = $state(1);
  choices: string[] = $state.raw([]);
  asked = $state(false);
  answer: string | null = $state(null);
  #toward: number | null = null;
  #turns = 0;

  constructor() {
    this.next();
  }

  next(): void {
    const others = TREES.filter((tree) => tree !== this.tree);
    this.tree = shuffled(others)[0] ?? "";
    this.choices = shuffled([this.tree, ...lookalikes(this.tree)]);
    this.asked = false;
    this.answer = null;
    this.lesson = 1;
    this.#turns = 0;
  }

  /** Each lesson is learned by doing it once. */
  learn({ what, toward }: Felt): void {
    if (what === "edge" && toward !== this.#toward) {
      this.#toward = toward;
      this.#turns++;
    }
    if (this.lesson === 1 && this.#turns > 0) this.lesson = 2;
    else if (this.lesson === 2 && this.#turns > TURNS) this.lesson = 3;
  }

  get right(): boolean {
    return this.answer === this.tree;
  }
}

/** Some with the same outline, some with the same holes: as easy to confuse as in the game. */
function lookalikes(tree: string): string[] {
  const [outline = "", holes = ""] = tree.split("-");
  const others = TREES.filter((other) => other !== tree);
  const alike = others.filter((other) => other.startsWith(`${outline}-`));
  const pierced = others.filter((other) => other.endsWith(`-${holes}`));
  const some = [...shuffled(alike).slice(0, 2), ...shuffled(pierced).slice(0, 2)];
  const rest = shuffled(others.filter((other) => !some.includes(other)));
  return [...some, ...rest].slice(0, CHOICES - 1);
}

function shuffled<T>(things: T[]): T[] {
  return things
    .map((thing) => ({ thing, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ thing }) => thing);
}
