// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { go, route } from "$client/router.svelte";

/** Goes to this address as the back button does. */
function at(path: string): void {
  window.history.replaceState(null, "", path);
  window.dispatchEvent(new Event("popstate"));
}

beforeEach(() => {
  window.scrollTo = vi.fn();
  document.body.innerHTML = "";
});

describe("an address", () => {
  it.each([
    ["/", { name: "lobby" }],
    ["/play/tom_thumb", { name: "setup", game: "tom_thumb", first: false }],
    ["/rules/ali_baba", { name: "rules", game: "ali_baba", at: null }],
    ["/rules/ali_baba?at=pebbles", { name: "rules", game: "ali_baba", at: "pebbles" }],
    ["/practice/dark_wood", { name: "practice", game: "dark_wood" }],
    ["/replay", { name: "replay", id: null, at: 0 }],
    ["/t/abc/replay", { name: "replay", id: "abc", at: 0 }],
    ["/t/abc/replay?at=7", { name: "replay", id: "abc", at: 7 }],
    ["/learn/tom_thumb", { name: "learn", game: "tom_thumb" }],
    ["/t/abc", { name: "table", id: "abc", screen: false, keys: [] }],
    ["/t/abc?screen", { name: "table", id: "abc", screen: true, keys: [] }],
    ["/t", { name: "unknown" }],
    ["/t/abc/other", { name: "unknown" }],
    ["/t/abc/replay/more", { name: "unknown" }],
    ["/elsewhere/abc", { name: "unknown" }],
    ["/replay/abc", { name: "unknown" }],
    ["/play/tom_thumb?first", { name: "setup", game: "tom_thumb", first: true }],
    ["/play/a%20b", { name: "setup", game: "a b", first: false }],
  ])("%s", (path, page) => {
    at(path);
    expect(route.page).toEqual(page);
  });

  it("with keys is read once, and the keys are wiped from it at once", () => {
    at("/t/abc?screen#one.two.");
    expect(route.page).toMatchObject({ keys: ["one", "two"] });
    expect(window.location.pathname + window.location.search).toBe("/t/abc?screen");
    expect(window.location.hash).toBe("");
  });
});

describe("links", () => {
  let left: boolean | null = null;

  /** Whether the browser would have followed it; it may not, or the tests would leave the page. */
  const stay = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };

  function click(html: string, how: MouseEventInit = {}): void {
    left = null;
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
    document.querySelector("b")?.dispatchEvent(event);
  }

  beforeEach(() => {
    at("/");
    document.addEventListener("click", stay);
  });
  afterEach(() => {
    document.removeEventListener("click", stay);
  });

  it("within the page open without leaving it", () => {
    const before = route.visits;
    click('<a href="/rules/ali_baba"><b>rules</b></a>');
    expect(left).toBe(false);
    expect([route.page, route.visits]).toEqual([
      { name: "rules", game: "ali_baba", at: null },
      before + 1,
    ]);
  });

  it.each([
    ["another site", '<a href="https://a.example/"><b></b></a>', {}],
    ["a call to the server", '<a href="/api/tables/abc/record"><b></b></a>', {}],
    ["a new tab", '<a href="/rules/ali_baba" target="_blank"><b></b></a>', {}],
    ["a download", '<a href="/rules/ali_baba" download><b></b></a>', {}],
    ["with a key held", '<a href="/rules/ali_baba"><b></b></a>', { ctrlKey: true }],
    ["no link", "<p><b></b></p>", {}],
  ])("are left to the browser: %s", (_why, html, how) => {
    click(html, how);
    expect([left, route.page]).toEqual([true, { name: "lobby" }]);
  });

  it("and back again", () => {
    go("/play/tom_thumb");
    expect(route.page.name).toBe("setup");
    at("/");
    expect(route.page.name).toBe("lobby");
  });
});
