/** What a service worker finds around it. The page's own types do not know it. */
import type { List } from "./list";

export interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

export interface Told extends Lasting {
  data: unknown;
  ports: readonly MessagePort[];
}

export interface Scope {
  veillee: List;
  caches: CacheStorage;
  registration: { scope: string; active: object | null };
  clients: {
    claim: () => Promise<void>;
    matchAll: (how: object) => Promise<{ postMessage: (message: unknown) => void }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: "install" | "activate", listener: (event: Lasting) => void): void;
    (type: "fetch", listener: (event: Fetching) => void): void;
    (type: "message", listener: (event: Told) => void): void;
  };
}
