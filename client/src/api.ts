/**
 * What is asked of the server over HTTP, or of the pocket, which gives the same answers. A refusal is
 * an error with their name for it; their English reason is for programs and is not kept, so that no
 * page can show it.
 */
import type {
  Address,
  Carried,
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
import { isPocketTable, noteServer, playsHere } from "$client/pocket/where.svelte";
import { Refusal } from "$client/refusal";
import { hasWord, t } from "$client/words/words.svelte";

export { Refusal };

export interface OddsWanted {
  game: string;
  options: object;
  seats: Persona[];
}

let games: Promise<GameSeen[]> | null = null;

/** The games do not change while the page is open. Without a server they are those of this page. */
export function getGames(): Promise<GameSeen[]> {
  games ??= askForGames().catch((problem: unknown) => {
    games = null;
    throw problem;
  });
  return games;
}

async function askForGames(): Promise<GameSeen[]> {
  const built = async () =>
    (await import("$client/generated/games.json")).default as unknown as GameSeen[];
  if (playsHere()) return built();
  return call<GameSeen[]>("GET", "/api/games").catch((problem: unknown) => {
    if (problem instanceof Refusal && problem.kind === "network") return built();
    throw problem;
  });
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

/** `joined`: others come from elsewhere, so the table is at the server. */
export async function postTable(wanted: OpenTable, joined = false): Promise<Opened> {
  if (!joined) return call<Opened>("POST", "/api/tables", wanted);
  return readAnswer(await askServer("POST", "/api/tables", JSON.stringify(wanted)));
}

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

/** On a device they would take too long. */
export async function getSuggestions(table: OddsWanted, signal: AbortSignal): Promise<Suggestions> {
  if (playsHere()) return { suggestions: [], warming: false, problem: null };
  return call("GET", `/api/odds/suggestions?${inAddress(table)}`, undefined, signal);
}

/** A game that has not ended, from a file: it goes on where tables are opened now. */
export const postCarried = (carried: object) =>
  call<Opened>("POST", "/api/tables/carried", carried);

/** A running game, to go on elsewhere, where its seed is no secret. */
export const postCarry = (table: string, keys: string[]) =>
  call<Carried>("POST", `/api/tables/${table}/carry`, { keys });

/** Of the tables on this device. */
export const deleteTable = (table: string) => call<null>("DELETE", `/api/tables/${table}`);

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
  const ask = isForPocket(path) ? askPocket : askServer;
  return readAnswer(await ask(method, path, body && JSON.stringify(body), signal));
}

/** Of this device, wherever tables are opened now. */
export async function callPocket<T>(method: string, path: string, body: object): Promise<T> {
  return readAnswer(await askPocket(method, path, JSON.stringify(body)));
}

export function readAnswer<T>({ ok, text }: Answer): T {
  if (ok) return JSON.parse(text) as T;
  throw readProblem(text);
}

/** What is about a table goes where the table is. */
function isForPocket(path: string): boolean {
  const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
  return table === undefined || table === "carried" ? playsHere() : isPocketTable(table);
}

interface Answer {
  ok: boolean;
  text: string;
}

async function askPocket(method: string, path: string, body = ""): Promise<Answer> {
  const { pocket } = await import("$client/pocket/pocket");
  return pocket.call(method, path, body);
}

async function askServer(
  method: string,
  path: string,
  body?: string,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      ...(body && { body }),
      ...(signal && { signal }),
    });
    noteServer(true);
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    if (!signal?.aborted) noteServer(false);
    throw new Refusal("network");
  }
}

function readProblem(text: string): Refusal {
  try {
    return new Refusal((JSON.parse(text) as Problem).name);
  } catch {
    return new Refusal("unknown");
  }
}
