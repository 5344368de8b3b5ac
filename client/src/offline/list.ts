/** What a build consists of, as the first line of `sw.js` says it. */

export interface Entry {
  path: string;
  /** In bytes, and as it travels over the network: compressed. */
  size: number;
  travels: number;
  sha256: string;
}

export interface List {
  /** Whether there is no server: see `home.ts`. */
  site: boolean;
  files: Entry[];
}

export const INDEX = "index.html";

/** What only games without a connection need is fetched when somebody wants it. */
export const isEngine = (entry: Entry): boolean => entry.path.startsWith("assets/pocket/");

/** How many bytes travel for these. */
export const weigh = (files: Entry[]): number =>
  files.reduce((sum, entry) => sum + entry.travels, 0);

/** A server gives its page at the root only; so does every host of files. */
export const addressOf = (path: string, scope: string): string =>
  new URL(path === INDEX ? "./" : path, scope).href;
