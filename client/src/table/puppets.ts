/** What computer players are called: as the puppets look, and never two alike at one table. */
import type { Persona } from "$client/generated/wire";

export const PERSONAS: Persona[] = ["age5", "age7", "age10", "adult", "age70", "elephant"];

const NAMES: Record<Persona, string[]> = {
  age5: ["Lou", "Pim", "Tim", "Kiki", "Milo", "Jo"],
  age7: ["Mila", "Nora", "Lina", "Zoé", "Ida", "Eva"],
  age10: ["Jonas", "Félix", "Ben", "Leo", "Nils", "Oskar"],
  adult: ["Martin", "Anton", "Hugo", "Pablo", "Theo", "Victor"],
  age70: ["Rosa", "Berthe", "Olga", "Marta", "Greta", "Alma"],
  elephant: ["Tembo", "Ella", "Mumba", "Trompette", "Hathi", "Nelly"],
};

export function puppetName(persona: Persona, taken: string[]): string {
  const names = NAMES[persona] ?? [];
  return names.find((name) => !taken.includes(name)) ?? names[0] ?? persona;
}
