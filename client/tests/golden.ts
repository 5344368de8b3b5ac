/** Golden games, and those of `python -m tools.sights`: what every eye saw at every step. */
import type { SightSent } from "$client/generated/wire";

const files = import.meta.glob<string>(
  ["../../tests/golden/*/*.jsonl", "../../build/sights/*/*.jsonl"],
  { query: "?raw", import: "default", eager: true },
);

/** Stands in the files for a view that is the same as the onlooker's. */
const AS_THE_ONLOOKER = "as the onlooker";

/** A whole game through one pair of eyes. */
export interface Evening {
  name: string;
  eye: string;
  sights: SightSent[];
}

export function eveningsOf(game: string): Evening[] {
  const paths = Object.keys(files).filter((path) => path.includes(`/${game}/`));
  return paths.flatMap((path) =>
    eveningsIn(path.slice(path.lastIndexOf("/") + 1, -".jsonl".length), files[path] ?? ""),
  );
}

function eveningsIn(name: string, text: string): Evening[] {
  const [, ...lines] = text.trim().split("\n");
  const steps = lines.map((line) => JSON.parse(line) as SightSent[]);
  const eyes = steps[0] ?? [];
  return eyes.map(({ seat }, i) => ({
    name,
    eye: seat === null ? "the onlooker" : `seat ${seat}`,
    sights: steps.map((step) => sightOf(step, i)),
  }));
}

function sightOf(step: SightSent[], i: number): SightSent {
  const [onlooker, sight] = [step[0]!, step[i]!];
  return sight.view === AS_THE_ONLOOKER ? { ...sight, view: onlooker.view } : sight;
}
