/** The page's side of the service worker. */
import { home } from "$client/home";
import type { Asked } from "./messages";

/** Null: not in this browser, or not over plain http. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!window.isSecureContext || !workers) return null;
  try {
    const how = { scope: home, updateViaCache: "none" } as const;
    return (await workers.register(`${home}sw.js`, how)) ?? null;
  } catch {
    return null;
  }
}

/** Asks a worker and waits for its answer. */
export function ask<Answer>(worker: ServiceWorker, asked: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      resolve(data as Answer);
      port1.close();
    };
    worker.postMessage(asked, [port2]);
  });
}
