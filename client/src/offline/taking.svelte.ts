/** Whether all four games are on this device, or on their way there. */
import { isSite } from "$client/home";
import { isInstalled } from "./install.svelte";
import type { Taken, Trouble } from "./messages";
import { watch } from "./version.svelte";
import { ask, register } from "./worker";

export const taking = $state<{
  state: "unknown" | "none" | "fetching" | "taken" | "impossible";
  /** Of everything, and of what is here already; compressed, as it travels. */
  bytes: number;
  done: number;
  trouble: Trouble | null;
}>({ state: "unknown", bytes: 0, done: 0, trouble: null });

const SILENCE = 30_000;

let registration: ServiceWorkerRegistration | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

function show({ bytes, done, isFetching, trouble }: Taken): void {
  const state = isFetching ? "fetching" : done < bytes ? "none" : "taken";
  Object.assign(taking, { state, bytes, done, trouble });
  listen();
}

/** A browser may end a worker that takes long, in silence. Then it is asked again. */
function listen(): void {
  clearTimeout(silence);
  if (taking.state === "fetching") silence = setTimeout(() => void take(), SILENCE);
}

/** Keeping the page on this device makes nobody wait for a picture. */
export function beginWhenIdle(): void {
  const start = () => void begin();
  const rest = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(start);
    else setTimeout(start, 500);
  };
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}

/** A site has nothing but what is on the device, so it fetches everything by itself. */
async function begin(): Promise<void> {
  registration = await register();
  if (!registration) {
    taking.state = "impossible";
    return;
  }
  watch(registration);
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const said = data as Taken;
    if (said.type === "taken" && !said.isUpdate) show(said);
  });
  navigator.serviceWorker.startMessages();
  window.addEventListener("online", () => {
    if (taking.trouble === "connection") void take();
  });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  show(await ask<Taken>(active, { type: "look" }));
  if (isSite && taking.state === "none") void take();
}

/** Fetches what is missing; what was fetched before is not fetched again. */
export async function take(): Promise<void> {
  taking.state = "fetching";
  taking.trouble = null;
  listen();
  if (!registration?.active) await register();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "take" });
}

/** By the button: Firefox asks the person whether the device may keep it for good. */
export function takeAlong(): void {
  void navigator.storage.persist();
  void take();
}

if (isInstalled() && window.isSecureContext) void navigator.storage.persist();
