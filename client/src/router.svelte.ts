/**
 * Which page is open. The fragment of an address may hold keys to seats: it is read once and wiped
 * at once, so that it stays in no history, no screenshot and no copied address.
 */

export type Page =
  | { name: "lobby" }
  | { name: "setup"; game: string; first: boolean }
  | { name: "rules"; game: string; at: string | null }
  | { name: "practice"; game: string }
  | { name: "learn"; game: string }
  | { name: "table"; id: string; screen: boolean; keys: string[] }
  | { name: "replay"; id: string | null; at: number }
  | { name: "unknown" };

export const route = $state<{ page: Page; visits: number }>({ page: readAddress(), visits: 0 });

export function go(path: string): void {
  window.history.pushState(null, "", path);
  follow();
  window.scrollTo(0, 0);
}

function follow(): void {
  route.page = readAddress();
  route.visits += 1;
}

function readAddress(): Page {
  const { pathname, search, hash } = window.location;
  const keys = hash.slice(1).split(".").filter(Boolean);
  if (hash) window.history.replaceState(null, "", pathname + search);
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
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

document.addEventListener("click", catchLink);
window.addEventListener("popstate", follow);
