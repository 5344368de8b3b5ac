/**
 * The log of the tables on this device, in IndexedDB. An entry counts once its transaction is on disk
 * (`strict`); a second one with the same number is refused, whichever tab it comes from.
 */

const DATABASE = "veillee";
const VERSION = 1;
const DAY = 24 * 60 * 60 * 1000;
/** A table that nobody has used for so long is deleted, as on a server. */
const EXPIRES = 30 * DAY;

interface KeptTable {
  id: string;
  game: string;
  touched: number;
}

interface KeptEntry {
  table: string;
  seq: number;
  entry: string;
}

interface KeptGuest {
  table: string;
  seat: number;
  guest: string;
}

/** The methods are called from Python (`veillee/pocket/storage.py`) and named as there. */
export class Storage {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly told: BroadcastChannel,
  ) {}

  /** `appended`: another tab wrote an entry. */
  static async open(appended: (table: string, seq: number) => void): Promise<Storage> {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
      request.result.createObjectStore("guests", { keyPath: ["table", "seat"] });
    };
    const told = new BroadcastChannel("veillee.pocket");
    told.onmessage = ({ data }: MessageEvent<{ table: string; seq: number }>) =>
      appended(data.table, data.seq);
    const storage = new Storage(await result(request), told);
    await storage.#expire(Date.now() - EXPIRES);
    return storage;
  }

  async open_table(table: string, game: string, entries: string): Promise<void> {
    await this.#write((transaction) => {
      transaction.objectStore("tables").add({ id: table, game, touched: Date.now() });
      const store = transaction.objectStore("entries");
      (JSON.parse(entries) as string[]).forEach((entry, i) =>
        store.add({ table, seq: i + 1, entry }),
      );
    });
  }

  async append(table: string, seq: number, entry: string): Promise<boolean> {
    let isTaken = false;
    await this.#write((transaction) => {
      const adding = transaction.objectStore("entries").add({ table, seq, entry });
      adding.onerror = (event) => {
        if (adding.error?.name !== "ConstraintError") return;
        isTaken = true;
        event.preventDefault();
      };
      touch(transaction.objectStore("tables"), table);
    });
    if (!isTaken) this.told.postMessage({ table, seq });
    return !isTaken;
  }

  async entries(table: string, after: number): Promise<string> {
    const store = this.database.transaction("entries").objectStore("entries");
    const found = await result(store.getAll(ofTable(table, after + 1)) as IDBRequest<KeptEntry[]>);
    return JSON.stringify(found.map(({ entry }) => entry));
  }

  async introduce(table: string, seat: number, guest: string): Promise<void> {
    await this.#write((transaction) => {
      transaction.objectStore("guests").put({ table, seat, guest });
    });
  }

  async guests(table: string): Promise<string> {
    const store = this.database.transaction("guests").objectStore("guests");
    const found = await result(store.getAll(ofTable(table)) as IDBRequest<KeptGuest[]>);
    return JSON.stringify(found.map(({ guest }) => guest));
  }

  async forget(table: string): Promise<void> {
    await this.#write((transaction) => {
      transaction.objectStore("tables").delete(table);
      transaction.objectStore("entries").delete(ofTable(table));
      transaction.objectStore("guests").delete(ofTable(table));
    });
  }

  async #expire(before: number): Promise<void> {
    const store = this.database.transaction("tables").objectStore("tables");
    const tables = await result(store.getAll() as IDBRequest<KeptTable[]>);
    for (const { id, touched } of tables) if (touched < before) await this.forget(id);
  }

  /** All of it is on disk when this is done, or none of it. */
  #write(work: (transaction: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stores = ["tables", "entries", "guests"];
      const transaction = this.database.transaction(stores, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(asError(transaction.error));
      try {
        work(transaction);
      } catch (problem) {
        reject(asError(problem));
        transaction.abort();
      }
    });
  }
}

function touch(tables: IDBObjectStore, id: string): void {
  const reading = tables.get(id) as IDBRequest<KeptTable | undefined>;
  reading.onsuccess = () => {
    if (reading.result) tables.put({ ...reading.result, touched: Date.now() });
  };
}

function ofTable(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);
}

/** Python can raise an `Error`, but not what IndexedDB throws. */
function asError(problem: unknown): Error {
  return new Error(String(problem));
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });
}
