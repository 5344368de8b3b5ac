/** A newer version of the page, which is offered and never forced on anybody. */
import { home } from "$client/home";
import type { Taken, Trouble } from "./messages";
import { ask } from "./worker";

export const version = $state<{ isNewer: boolean; trouble: Trouble | null }>({
  isNewer: false,
  trouble: null,
});

const EVERY = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | null = null;
let asked = Date.now();

/** The script that this page began with: its name tells the version. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return script?.src.slice(home.length) ?? "";
}

/** A server may have given the page of the new version already: then there is nothing to offer. */
async function consider(worker: ServiceWorker | null): Promise<void> {
  if (!worker || !registration?.active) return;
  const isOwn = await ask<boolean>(worker, { type: "has", path: ownScript() });
  version.isNewer = !isOwn;
  version.trouble = null;
}

export function watch(found: ServiceWorkerRegistration): void {
  registration = found;
  void consider(found.waiting);
  found.addEventListener("updatefound", () => {
    const coming = found.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") void consider(coming);
    });
  });
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const said = data as Taken;
    if (said.type === "taken" && said.isUpdate) version.trouble = said.trouble;
  });
}

/** The browser asks when a page is opened; a lobby may stay open for days. */
export function askForNewer(): void {
  if (!registration || Date.now() - asked < EVERY) return;
  asked = Date.now();
  registration.update().catch(() => undefined);
}

/** Only this page is loaded anew: a table in another tab goes on with the files it has. */
export function change(): void {
  const waiting = registration?.waiting;
  if (!waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload());
  waiting.postMessage({ type: "step in" });
}
