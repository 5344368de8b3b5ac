/** The drawings of the games: all that lies in their `art` folders. */
import { words } from "$client/words/words.svelte";

const GAMES = "../../../veillee/games";
const files = import.meta.glob<string>("../../../veillee/games/*/art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const kept = new Map<string, HTMLImageElement[]>();

export function pictureOf(game: string, file: string): string | undefined {
  return files[`${GAMES}/${game}/art/${file}`];
}

/** A drawing of the game in play, by its name. */
export function picture(name: string): string | undefined {
  return pictureOf(words.game, `${name}.svg`);
}

/** All pictures of the game in play are fetched alike, so that what is fetched tells nothing. */
export function fetchPictures(): void {
  const { game } = words;
  if (kept.has(game)) return;
  const its = Object.entries(files).filter(([path]) => path.startsWith(`${GAMES}/${game}/`));
  kept.set(
    game,
    its.map(([, address]) => fetched(address)),
  );
}

function fetched(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}
