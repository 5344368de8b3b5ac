/** The pictures that rules may show: those in the game's own art folder. */

const files = import.meta.glob<string>("../../../veillee/games/*/art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export function artOf(game: string, file: string): string | undefined {
  return files[`../../../veillee/games/${game}/art/${file}`];
}
