/**
 * Keeps the page on this device. A version is used only once all of its page is here, and only when
 * nobody uses the one before any more, or somebody asked for it.
 */
import { wayOf } from "./answering";
import { type Entry, INDEX, isEngine, weigh } from "./list";
import type { Asked, Taken, Trouble } from "./messages";
import type { Fetching, Scope } from "./scope";
import { Missed, Shelf } from "./shelf";

const worker = self as unknown as Scope;
const list = worker.veillee;
const { scope } = worker.registration;
const page = list.files.filter((entry) => !isEngine(entry));

const PATIENCE = 3000;
const PROGRESS_EVERY = 100;

/** Several sites may share an origin, and then its caches. */
const shelf = worker.caches.open(`veillee ${scope}`).then((cache) => new Shelf(cache, scope));
let taking: Promise<void> | null = null;
/** How far it has got, while everything is being fetched. */
let progress: Taken | null = null;
let trouble: Trouble | null = null;
let isUpdate = false;

async function look(): Promise<Taken> {
  if (progress) return progress;
  const missing = await (await shelf).missing(list.files);
  const bytes = weigh(list.files);
  const done = Math.min(bytes, Math.round(bytes - weigh(missing)));
  return { type: "taken", bytes, done, isFetching: false, trouble, isUpdate };
}

async function tell(message: Taken): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const one of pages) one.postMessage(message);
}

async function fetchAll(files: Entry[], hear: (bytes: number) => void): Promise<void> {
  try {
    await (await shelf).fetchAll(files, hear);
    trouble = null;
  } catch (problem) {
    trouble = problem instanceof Missed ? problem.trouble : "connection";
    throw problem;
  }
}

/** Says every few moments how far it has got. */
async function takeAll(): Promise<void> {
  const before = { ...(await look()), isFetching: true, trouble: null };
  let coming = 0;
  let told = 0;
  progress = before;
  await fetchAll(list.files, (bytes) => {
    coming += bytes;
    const done = Math.min(before.bytes, Math.round(before.done + coming));
    progress = { ...before, done };
    if (Date.now() - told < PROGRESS_EVERY) return;
    told = Date.now();
    void tell(progress);
  });
  await (await shelf).wantAll();
}

async function take(): Promise<void> {
  taking ??= takeAll();
  await taking.catch(() => undefined);
  taking = progress = null;
  await tell(await look());
}

/** Whoever has taken everything along has everything of the new version too, or keeps the old one. */
async function install(): Promise<void> {
  isUpdate = worker.registration.active !== null;
  try {
    await fetchAll((await (await shelf).isAllWanted()) ? list.files : page, () => undefined);
  } finally {
    await tell(await look());
  }
}

async function activate(): Promise<void> {
  isUpdate = false;
  await (await shelf).clear(list.files);
  await worker.clients.claim();
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const entry = list.files.find((one) => one.path === path);
  const kept = await shelf;
  const found = entry ? await kept.find(entry) : await kept.findOlder(request.url);
  return found ?? fetch(request);
}

async function answerPage(request: Request, first: "network" | "shelf"): Promise<Response> {
  const entry = page.find(({ path }) => path === INDEX);
  const kept = entry && (await (await shelf).find(entry));
  if (!kept) return fetch(request);
  if (first === "shelf") return kept;
  const asked = fetch(request).then((answer) => (answer.status < 500 ? answer : kept));
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([asked.catch(() => kept), patience]);
}

function answer(event: Fetching): void {
  const found = wayOf(event.request, list, scope);
  if (found.way === "file") event.respondWith(answerFile(event.request, found.path));
  if (found.way === "page") event.respondWith(answerPage(event.request, found.first));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", answer);
worker.addEventListener("message", (event) => {
  const asked = event.data as Asked;
  const reply = (said: unknown) => event.ports[0]?.postMessage(said);
  if (asked.type === "look") event.waitUntil(look().then(reply));
  if (asked.type === "take") event.waitUntil(take());
  if (asked.type === "has") reply(list.files.some(({ path }) => path === asked.path));
  if (asked.type === "step in") event.waitUntil(worker.skipWaiting());
});
