/** Which requests are answered from this device, and which are left to the network. */
import { addressOf, INDEX, type List } from "./list";

export type Way =
  /** Not ours: the browser does as if we were not there. */
  | { way: "leave" }
  | { way: "file"; path: string }
  /** The page itself. `network first`: so that it fits the server. */
  | { way: "page"; first: "network" | "shelf" };

const LEAVE: Way = { way: "leave" };

export function wayOf(request: Request, list: List, scope: string): Way {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return LEAVE;
  const { origin, pathname } = new URL(request.url);
  const path = (origin + pathname).slice(scope.length);
  if (path.startsWith("api/")) return LEAVE;
  if (request.mode === "navigate") return pageAt(path, list);
  if (path.startsWith("assets/")) return { way: "file", path };
  return list.files.some((entry) => addressOf(entry.path, scope) === origin + pathname)
    ? { way: "file", path: path || INDEX }
    : LEAVE;
}

/** A game without a connection goes on with the version that it began with. */
function pageAt(path: string, { site }: List): Way {
  if (site) return path === "" || path === INDEX ? { way: "page", first: "shelf" } : LEAVE;
  return { way: "page", first: path.startsWith("t/pocket.") ? "shelf" : "network" };
}
