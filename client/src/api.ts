/**
 * The server's HTTP calls. A refusal is an error with the server's name for it; the server's English
 * reason is for programs and is not kept, so that no page can show it.
 */
import type {
  Address,
  GameRecord,
  GameSeen,
  Known,
  Odds,
  Opened,
  OpenTable,
  Persona,
  Problem,
  Replay,
  Suggestions,
  Summary,
} from "$client/generated/wire";
import type { Felt } from "./screen";
import { hasWord, t } from "$client/words/words.svelte";

export class Refusal extends Error {
  constructor(readonly kind: string) {
    super(kind);
  }
}

export interface OddsWanted {
  game: string;
  options: object;
  seats: Persona[];
}

let games: Promise<GameSeen[]> | null = null;

/** The games do not change while the page is open. */
export function getGames(): Promise<GameSeen[]> {
  games ??= call<GameSeen[]>("GET", "/api/games").catch((problem: unknown) => {
    games = null;
    throw problem;
  });
  return games;
}

export async function getGame(id: string): Promise<GameSeen> {
  const game = (await getGames()).find((one) => one.id === id);
  if (!game) throw new Refusal("game");
  return game;
}

/** Practising: the same fingertip, on a thing one has chosen oneself. */
export async function getFelt(game: string, thing: string, x: number, y: number): Promise<Felt> {
  const where = new URLSearchParams({ thing, x: String(x), y: String(y) });
  const felt = await call<Omit<Felt, "x" | "y">>("GET", `/api/games/${game}/practice?${where}`);
  return { ...felt, x, y };
}

export const postTable = (wanted: OpenTable) => call<Opened>("POST", "/api/tables", wanted);

export const postKeys = (table: string, keys: string[]) =>
  call<number[]>("POST", `/api/tables/${table}/seats`, { keys });

export const postAgain = (table: string, key: string, sameDeal: boolean) =>
  call<Opened>("POST", `/api/tables/${table}/again`, { key, same_deal: sameDeal });

export const getSummary = (table: string) => call<Summary>("GET", `/api/tables/${table}`);

export const getRecord = (table: string) => call<GameRecord>("GET", `/api/tables/${table}/record`);

export const postReplay = (record: object, eye: number | null) =>
  call<Replay>("POST", "/api/replay", { record, eye });

export const postKnown = (record: object, seat: number, persona: string) =>
  call<Known>("POST", "/api/known", { record, seat, persona });

/** The odds of a table that is being set up: who would sit there is asked for, and told to nobody. */
export const getOdds = (table: OddsWanted, games: number, signal: AbortSignal) =>
  call<Odds>("GET", `/api/odds?${inAddress(table)}&games=${games}`, undefined, signal);

export const getSuggestions = (table: OddsWanted, signal: AbortSignal) =>
  call<Suggestions>("GET", `/api/odds/suggestions?${inAddress(table)}`, undefined, signal);

export const getAddress = () => call<Address>("GET", "/api/address");

/** A kind line for a refusal, in the language of the device. */
export function kindly(problem: unknown): string {
  return problem instanceof Refusal ? sayRefusal(problem.kind) : t("refused-unknown");
}

export function sayRefusal(name: string): string {
  const id = `refused-${name}`;
  return hasWord(id) ? t(id) : t("refused-unknown");
}

function inAddress({ game, options, seats }: OddsWanted): URLSearchParams {
  return new URLSearchParams({ game, options: JSON.stringify(options), seats: seats.join() });
}

async function call<T>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<T> {
  const answer = await ask(method, path, body, signal);
  if (answer.ok) return (await answer.json()) as T;
  throw await readProblem(answer);
}

async function ask(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch {
    throw new Refusal("network");
  }
}

async function readProblem(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.name);
  } catch {
    return new Refusal("unknown");
  }
}
