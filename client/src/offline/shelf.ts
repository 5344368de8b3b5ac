/**
 * The files on this device. Each is kept under its path and its hash, so a new version fetches only
 * what has changed, an interrupted one goes on where it was, and no version sees a file of another.
 */
import { addressOf, type Entry } from "./list";
import type { Trouble } from "./messages";

export class Missed extends Error {
  constructor(readonly trouble: Trouble) {
    super(`a file could not be kept: ${trouble}`);
  }
}

const AT_ONCE = 6;
/** Their content is decoded when it is kept. */
const OF_THE_JOURNEY = ["content-encoding", "content-length", "vary"];

export class Shelf {
  readonly #cache: Cache;
  readonly #scope: string;

  constructor(cache: Cache, scope: string) {
    this.#cache = cache;
    this.#scope = scope;
  }

  #key(entry: Entry): string {
    return `${addressOf(entry.path, this.#scope)}?sha256=${entry.sha256}`;
  }

  #note(name: string): string {
    return new URL(`note/${name}`, this.#scope).href;
  }

  find(entry: Entry): Promise<Response | undefined> {
    return this.#cache.match(this.#key(entry));
  }

  /** A file of the version before: a page that is still open may ask for it. */
  findOlder(address: string): Promise<Response | undefined> {
    return this.#cache.match(address, { ignoreSearch: true });
  }

  async missing(files: Entry[]): Promise<Entry[]> {
    const kept = new Set((await this.#cache.keys()).map((request) => request.url));
    return files.filter((entry) => !kept.has(this.#key(entry)));
  }

  /**
   * `tell` hears of every few bytes, counted as they travel. After a failure no other file is begun,
   * but those on their way may still arrive.
   */
  async fetchAll(files: Entry[], tell: (bytes: number) => void): Promise<void> {
    const waiting = await this.missing(files);
    const troubles: Trouble[] = [];
    const work = async () => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        await this.#keep(entry, tell).catch((problem: unknown) => {
          troubles.push(problem instanceof Missed ? problem.trouble : "connection");
          waiting.length = 0;
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (troubles[0]) throw new Missed(troubles[0]);
  }

  async #keep(entry: Entry, tell: (bytes: number) => void): Promise<void> {
    const response =
      (await this.#fetch(entry, "default", tell)) ?? (await this.#fetch(entry, "reload", tell));
    if (!response) throw new Missed("connection");
    try {
      await this.#cache.put(this.#key(entry), response);
    } catch {
      throw new Missed("room");
    }
  }

  /** Null: it is not the file that the list names. A cache on the way may hold an old one. */
  async #fetch(
    entry: Entry,
    cache: RequestCache,
    tell: (bytes: number) => void,
  ): Promise<Response | null> {
    const response = await fetch(addressOf(entry.path, this.#scope), { cache, redirect: "error" });
    if (!response.ok || !response.body) return null;
    const share = entry.size === 0 ? 0 : entry.travels / entry.size;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let told = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      const more = part.value.length * share;
      told += more;
      tell(more);
    }
    const content = await new Blob(parts).arrayBuffer();
    if ((await fingerprint(content)) !== entry.sha256) {
      tell(-told);
      return null;
    }
    const headers = new Headers(response.headers);
    OF_THE_JOURNEY.forEach((name) => headers.delete(name));
    return new Response(content, { headers });
  }

  /** Keeps these and the version before them, and nothing else. */
  async clear(files: Entry[]): Promise<void> {
    const note = this.#note("version");
    const kept = files.map((entry) => this.#key(entry));
    const before = (await (await this.#cache.match(note))?.json()) as string[] | undefined;
    const needed = new Set([...kept, ...(before ?? [])]);
    for (const request of await this.#cache.keys()) {
      const isNote = request.url.startsWith(this.#note(""));
      if (!isNote && !needed.has(request.url)) await this.#cache.delete(request);
    }
    await this.#cache.put(note, new Response(JSON.stringify(kept)));
  }

  /** Somebody wanted everything: then a new version brings everything too. */
  async wantAll(): Promise<void> {
    await this.#cache.put(this.#note("all"), new Response(""));
  }

  async isAllWanted(): Promise<boolean> {
    return (await this.#cache.match(this.#note("all"))) !== undefined;
  }
}

async function fingerprint(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
