/** The server's HTTP calls. A refusal is an error with the server's own name for it. */
import type {
  GameRecord,
  GameSeen,
  Opened,
  OpenTable,
  Problem,
  Qr,
  Replay,
  Summary,
} from "$client/generated/wire";
import type { Felt } from "./screen";
import { hasWord, t } from "$client/words/words.svelte";

export class Refusal extends Error {
  constructor(
    readonly kind: string,
    reason: string,
  ) {
    super(reason);
  }
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
  if (!game) throw new Refusal("game", `there is no game ${id}`);
  return game;
}

/** Practising: the same fingertip, on a thing one has chosen oneself. */
export async function getFelt(game: string, thing: string, x: number, y: number): Promise<Felt> {
  const where = new URLSearchParams({ thing, x: String(x), y: String(y) });
  const felt = await call<Omit<Felt, "x" | "y">>("GET", `/api/games/${game}/practice?${where}`);
  return { ...felt, x, y };
}

export const postTable = (wanted: OpenTable) => call<Opened>("POST", "/api/tables", wanted);

export const postAgain = (table: string, key: string, sameDeal: boolean) =>
  call<Opened>("POST", `/api/tables/${table}/again`, { key, same_deal: sameDeal });

export const getSummary = (table: string) => call<Summary>("GET", `/api/tables/${table}`);

export const getRecord = (table: string) => call<GameRecord>("GET", `/api/tables/${table}/record`);

export const postReplay = (record: object, eye: number | null) =>
  call<Replay>("POST", "/api/replay", { record, eye });

export const postQr = (path: string) => call<Qr>("POST", "/api/qr", { path });

/** A kind line for a refusal, in the language of the device where we have the words. */
export function kindly(problem: unknown): string {
  if (!(problem instanceof Refusal)) return t("refused-unknown");
  return sayRefusal(problem.kind, problem.message);
}

export function sayRefusal(name: string, reason: string): string {
  const id = `refused-${name}`;
  return hasWord(id) ? t(id) : reason || t("refused-unknown");
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await ask(method, path, body);
  if (answer.ok) return (await answer.json()) as T;
  throw await readProblem(answer);
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("network", "the server cannot be reached");
  }
}

async function readProblem(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.name, problem.reason);
  } catch {
    return new Refusal("unknown", "");
  }
}
