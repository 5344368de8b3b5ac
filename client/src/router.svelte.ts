/**
 * Which page is open. On a site the whole address stands in the fragment of index.html. An address
 * may end with keys to seats (`#key.key`): they are read once and wiped at once, so that they stay
 * in no history, no screenshot and no copied address.
 */
import { href, isSite } from "./home";

export type Page =
  | { name: "lobby" }
  | { name: "setup"; game: string; first: boolean }
  | { name: "rules"; game: string; at: string | null }
  | { name: "practice"; game: string }
  | { name: "learn"; game: string }
  | { name: "table"; id: string; screen: boolean; keys: string[] }
  | { name: "replay"; id: string | null; at: number }
  | { name: "unknown" };

let followed = "";

export const route = $state<{ page: Page; visits: number }>({ page: readAddress(), visits: 0 });

export function go(path: string): void {
  window.history.pushState(null, "", href(path));
  follow();
  window.scrollTo(0, 0);
}

function follow(): void {
  route.page = readAddress();
  route.visits += 1;
}

/** The browser tells of a changed fragment twice; once is enough. */
function followOnce(): void {
  if (window.location.href !== followed) follow();
}

function address(): URL {
  const { origin, hash } = window.location;
  if (!isSite) return new URL(window.location.href);
  return new URL(origin + (hash.startsWith("#/") ? hash.slice(1) : "/"));
}

function readAddress(): Page {
  const { pathname, search, hash } = address();
  const keys = hash.slice(1).split(".").filter(Boolean);
  if (hash) window.history.replaceState(null, "", href(pathname + search));
  followed = window.location.href;
  const [first, second, third, ...rest] = pathname
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (rest.length > 0) return { name: "unknown" };
  if (first === undefined) return { name: "lobby" };
  const asked = new URLSearchParams(search);
  const at = Number(asked.get("at")) || 0;
  if (first === "replay" && second === undefined) return { name: "replay", id: null, at };
  if (second === undefined) return { name: "unknown" };
  if (first === "t" && third === "replay") return { name: "replay", id: second, at };
  if (third !== undefined) return { name: "unknown" };
  if (first === "play") return { name: "setup", game: second, first: asked.has("first") };
  if (first === "rules") return { name: "rules", game: second, at: asked.get("at") };
  if (first === "learn") return { name: "learn", game: second };
  if (first === "practice") return { name: "practice", game: second };
  if (first === "t") return { name: "table", id: second, screen: asked.has("screen"), keys };
  return { name: "unknown" };
}

/** Links within the page open without leaving it. */
function catchLink(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if (!link || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const path = pathOf(new URL(link.href));
  if (path === null) return;
  event.preventDefault();
  go(path);
}

/** What `go` takes to get there; null: it leads out of the page. */
function pathOf({ origin, pathname, search, hash }: URL): string | null {
  const here = window.location;
  if (origin !== here.origin) return null;
  if (!isSite) return pathname.startsWith("/api/") ? null : pathname + search + hash;
  return pathname === here.pathname && hash.startsWith("#/") ? hash.slice(1) : null;
}

document.addEventListener("click", catchLink);
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", followOnce);
