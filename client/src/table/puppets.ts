/** The puppets: who they are and how they look, and never two alike at one table. */
import type { Persona } from "$client/generated/wire";
import { own } from "$client/own";

/** One of a persona. Each persona has three faces, and each name has one of them. */
export interface Puppet {
  persona: Persona;
  name: string;
  face: number;
}

export const PERSONAS: Persona[] = ["age5", "age7", "age10", "adult", "age70", "elephant"];

/** By face: when the first of a row sits at the table already, the next looks like that too. */
const NAMES: Record<Persona, string[][]> = {
  age5: [
    ["Lou", "Tim"],
    ["Kiki", "Aya"],
    ["Milo", "Pim"],
  ],
  age7: [
    ["Mila", "Ida"],
    ["Sami", "Noah"],
    ["Zoé", "Lina"],
  ],
  age10: [
    ["Jonas", "Félix"],
    ["Maya", "Inès"],
    ["Ken", "Leo"],
  ],
  adult: [
    ["Martin", "Pablo"],
    ["Clara", "Amina"],
    ["Hugo", "Victor"],
  ],
  age70: [
    ["Rosa", "Greta"],
    ["Emil", "Anton"],
    ["Alma", "Olga"],
  ],
  elephant: [
    ["Tembo", "Hathi"],
    ["Ella", "Nelly"],
    ["Mumba", "Trompette"],
  ],
};

/** One with each face of a persona, called as nobody else at the table is. */
export function puppetsOf(persona: Persona, taken: string[]): Puppet[] {
  return (own(NAMES, persona) ?? []).map((names, i) => {
    const name = names.find((name) => !taken.includes(name)) ?? names[0] ?? persona;
    return { persona, name, face: i + 1 };
  });
}

/** The next one out of the box: with a face that is new at the table, as long as there is one. */
export function nextPuppet(persona: Persona, taken: string[]): Puppet {
  const fresh = (names: string[]) => !names.some((name) => taken.includes(name));
  const face = (own(NAMES, persona) ?? []).findIndex(fresh);
  const puppets = puppetsOf(persona, taken);
  const free = puppets.find(({ name }) => !taken.includes(name));
  return puppets[face] ?? free ?? { persona, name: "", face: 1 };
}

/** What its drawing is called. */
export function pictureOf({ persona, face }: Pick<Puppet, "persona" | "face">): string {
  return face === 1 ? persona : `${persona}-${face}`;
}
