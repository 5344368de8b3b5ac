/** The dedicated worker: Python, the rules, the computer players and the log of this device's tables. */
import type { CarryTo, FromWorker, ToWorker } from "./messages";
import { Storage } from "./storage";

/** `veillee/pocket/worker.py`. */
interface Pocket {
  answer(method: string, path: string, body: string): Promise<{ toJs(): [boolean, string] }>;
  heard_of(table: string, seq: number): void;
  open(number: number, table: string, say: (text: string | undefined) => void): void;
  hear(number: number, text: string): void;
  close(number: number): void;
}

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPython(code: string): unknown;
}
type LoadPyodide = (options: {
  indexURL: string;
  lockFileContents: string;
  createPyodideModule: unknown;
}) => Promise<Pyodide>;

/** A failure that the page has words for. */
class Failure extends Error {
  constructor(readonly refusal: string) {
    super(refusal);
  }
}

const engine = new URL(`${__ENGINE__.folder}/`, import.meta.url);
const tell = (message: FromWorker) => postMessage(message);

let pocket: Pocket | null = null;

/** The smallest module that there is. Where even this is not allowed, Pyodide would wait for ever. */
const SMALLEST = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(SMALLEST);
  } catch {
    throw new Failure("no_webassembly");
  }
}

async function start(quick: boolean): Promise<void> {
  checkWebAssembly();
  const storage = await Storage.open((table, seq) => pocket?.heard_of(table, seq)).catch(() => {
    throw new Failure("no_storage");
  });
  const [wasm, library, wheel, ours, load, create] = await Promise.all([
    getFile("pyodide.asm.wasm"),
    getFile("python_stdlib.zip"),
    getFile("msgspec.whl"),
    getFile("veillee.zip"),
    getScript<{ loadPyodide: LoadPyodide }>("pyodide.mjs"),
    getScript<{ default: unknown }>("pyodide.asm.mjs"),
  ]).catch(() => {
    throw new Failure("no_engine");
  });
  const python = await withFiles(wasm, library, () =>
    load.loadPyodide({
      indexURL: engine.href,
      lockFileContents: __ENGINE__.lock,
      createPyodideModule: create.default,
    }),
  );
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(ours, "zip", { extractDir: "/lib/python3.14/site-packages" });
  const made = python.runPython("from veillee.pocket.worker import Pocket; Pocket") as (
    store: Storage,
    quick: boolean,
  ) => Pocket;
  pocket = made(storage, quick);
}

const getScript = <T>(name: string) =>
  import(/* @vite-ignore */ `${engine.href}${name}`) as Promise<T>;

let done = 0;

/** It is counted on its way, so that the page can show how far it is. */
async function getFile(name: string): Promise<ArrayBuffer> {
  const { ok, body } = await fetch(new URL(name, engine));
  if (!ok || !body) throw new Error(name);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    done += part.value.length;
    tell({ type: "progress", share: Math.min(1, done / __ENGINE__.bytes) });
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * Pyodide would fetch two files itself, and tell nobody if one of them does not arrive, or if the
 * device has no memory for it: it waits for ever. So it gets them from us.
 */
async function withFiles<T>(
  wasm: ArrayBuffer,
  library: ArrayBuffer,
  work: () => Promise<T>,
): Promise<T> {
  const original = self.fetch.bind(self);
  self.fetch = () => Promise.resolve(new Response(library));
  const failing = new Promise<never>((_, reject) => {
    WebAssembly.instantiateStreaming = (_, imports) => {
      const made = WebAssembly.instantiate(wasm, imports);
      made.catch(reject);
      return made;
    };
  });
  return Promise.race([work(), failing]).finally(() => (self.fetch = original));
}

async function answer(number: number, method: string, path: string, body: string): Promise<void> {
  const answered = await pocket!.answer(method, path, body);
  const [ok, text] = answered.toJs();
  tell({ type: "answer", number, ok, text });
}

/** Straight to the server, or into a file: so the page never has the seed of a running game. */
async function carry(number: number, table: string, keys: string[], to: CarryTo): Promise<void> {
  const path = `/api/tables/${table}/carry`;
  const [ok, carried] = (await pocket!.answer("POST", path, JSON.stringify({ keys }))).toJs();
  const answer = !ok
    ? { ok, text: carried }
    : to === "file"
      ? asFile(carried)
      : await post(carried);
  tell({ type: "answer", number, ...answer });
}

function asFile(carried: string): { ok: boolean; text: string } {
  const file = new Blob([carried], { type: "application/json" });
  return { ok: true, text: JSON.stringify(URL.createObjectURL(file)) };
}

async function post(carried: string): Promise<{ ok: boolean; text: string }> {
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch("/api/tables/carried", { method: "POST", headers, body: carried });
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    return { ok: false, text: JSON.stringify({ name: "network" }) };
  }
}

/** Whoever asked hears it, even if Python itself has failed. */
function answering(number: number, work: Promise<void>): void {
  const text = JSON.stringify({ name: "pocket" });
  work.catch(() => tell({ type: "answer", number, ok: false, text }));
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    return void start(data.quick).then(() => tell({ type: "started" }), fail);
  }
  const { number } = data;
  switch (data.type) {
    case "call":
      return answering(number, answer(number, data.method, data.path, data.body));
    case "carry":
      return answering(number, carry(number, data.table, data.keys, data.to));
    case "open":
      return pocket?.open(number, data.table, (text) =>
        tell(text === undefined ? { type: "closed", number } : { type: "heard", number, text }),
      );
    case "say":
      return pocket?.hear(number, data.text);
    case "close":
      return pocket?.close(number);
    case "ping":
      return tell({ type: "pong", number });
  }
};

function fail(error: unknown): void {
  console.error(error);
  tell({ type: "failed", name: error instanceof Failure ? error.refusal : "pocket" });
}

/** Whatever else goes wrong while it starts. */
self.onunhandledrejection = (event: { reason: unknown; preventDefault(): void }) => {
  if (pocket) return;
  event.preventDefault();
  const { reason } = event;
  fail(reason);
};
