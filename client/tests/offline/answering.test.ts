import { describe, expect, it } from "vitest";
import { wayOf } from "$client/offline/answering";
import { isEngine, weigh, type List } from "$client/offline/list";

const file = (path: string) => ({ path, size: 20, travels: 10, sha256: "" });
const files = ["index.html", "manifest.webmanifest", "assets/a.js", "assets/pocket/b.wasm"].map(
  file,
);

function way(
  list: List,
  scope: string,
  path: string,
  how: { mode?: string; method?: string } = {},
) {
  const request = { method: "GET", mode: "cors", url: new URL(path, scope).href, ...how };
  return wayOf(request as Request, list, scope);
}

const navigate = { mode: "navigate" };
const LEAVE = { way: "leave" };

describe("on a server", () => {
  const at = (path: string, how = {}) =>
    way({ site: false, files }, "https://a.example/", path, how);

  it.each([
    ["/api/games", {}],
    ["/api/tables/abc/record", navigate],
    ["/assets/a.js", { method: "HEAD" }],
    ["/", { method: "POST", ...navigate }],
    ["/metrics", {}],
    ["https://b.example/assets/a.js", {}],
  ])("%s is left to the network", (path, how) => {
    expect(at(path, how)).toEqual(LEAVE);
  });

  it.each(["/", "/t/abc", "/t/abc/replay?at=7", "/rules/tom_thumb", "/tables/pocket.x"])(
    "the page at %s is the server's, if it answers",
    (path) => {
      expect(at(path, navigate)).toEqual({ way: "page", first: "network" });
    },
  );

  it.each(["/t/pocket.abc", "/t/pocket.abc/replay"])("%s keeps its version", (path) => {
    expect(at(path, navigate)).toEqual({ way: "page", first: "shelf" });
  });

  it.each([
    ["/assets/a.js", "assets/a.js"],
    ["/assets/of-another-version.js", "assets/of-another-version.js"],
    ["/manifest.webmanifest", "manifest.webmanifest"],
  ])("%s is a file", (path, name) => {
    expect(at(path)).toEqual({ way: "file", path: name });
  });
});

describe("on a site", () => {
  const at = (path: string, how = {}) =>
    way({ site: true, files }, "https://a.example/some/where/", path, how);

  it.each(["./", "index.html", "./?still", "index.html#/rules/tom_thumb"])(
    "the page at %s is the one on this device",
    (path) => {
      expect(at(path, navigate)).toEqual({ way: "page", first: "shelf" });
    },
  );

  it.each(["other.html", "/elsewhere/", "/some/"])("%s is not ours", (path) => {
    expect(at(path, navigate)).toEqual(LEAVE);
  });
});

it("what only the pocket needs is told apart by its folder", () => {
  expect(files.filter(isEngine).map(({ path }) => path)).toEqual(["assets/pocket/b.wasm"]);
  expect(weigh(files)).toBe(40);
});
