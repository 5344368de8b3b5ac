// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

/** The router of a site, loaded after the page was marked as one. */
let router: typeof import("$client/router.svelte");
let home: typeof import("$client/home");

beforeAll(async () => {
  window.history.replaceState(null, "", "/stick/index.html?still");
  document.head.innerHTML = '<meta name="veillee" content="site">';
  home = await import("$client/home");
  router = await import("$client/router.svelte");
  document.head.innerHTML = "";
});

afterAll(() => {
  window.history.replaceState(null, "", "/");
});

/** Goes to this fragment as the back button does: the browser tells of it twice. */
function at(fragment: string): void {
  window.history.replaceState(null, "", `/stick/index.html?still${fragment}`);
  window.dispatchEvent(new Event("popstate"));
  window.dispatchEvent(new Event("hashchange"));
}

beforeEach(() => {
  window.scrollTo = vi.fn();
  document.body.innerHTML = "";
  at("");
});

describe("on a site", () => {
  it("a link stays in the one file there is", () => {
    expect(home.isSite).toBe(true);
    expect(home.href("/rules/tom_thumb?at=x")).toBe("#/rules/tom_thumb?at=x");
    expect(home.home).toMatch(/\/stick\/$/);
  });

  it.each([
    ["", { name: "lobby" }],
    ["#/", { name: "lobby" }],
    ["#elsewhere", { name: "lobby" }],
    ["#/rules/ali_baba?at=pebbles", { name: "rules", game: "ali_baba", at: "pebbles" }],
    ["#/t/abc/replay?at=7", { name: "replay", id: "abc", at: 7 }],
    ["#/t/pocket.abc?screen", { name: "table", id: "pocket.abc", screen: true, keys: [] }],
    ["#//a.example/t/abc", { name: "unknown" }],
  ])("the fragment is the address: %s", (fragment, page) => {
    at(fragment);
    expect(router.route.page).toEqual(page);
  });

  it("an address is followed once, though the browser tells of it twice", () => {
    const before = router.route.visits;
    at("#/replay");
    expect(router.route.visits).toBe(before + 1);
  });

  it("a fragment typed into the address is followed", () => {
    window.history.replaceState(null, "", "/stick/index.html?still#/replay");
    window.dispatchEvent(new Event("hashchange"));
    expect(router.route.page).toEqual({ name: "replay", id: null, at: 0 });
  });

  it("keys are wiped from the address at once", () => {
    at("#/t/abc?screen#one.two");
    expect(router.route.page).toMatchObject({ keys: ["one", "two"], screen: true });
    expect(window.location.href).toMatch(/\/stick\/index\.html\?still#\/t\/abc\?screen$/);
  });

  it("going somewhere keeps the file and its question", () => {
    router.go("/play/tom_thumb");
    expect(window.location.href).toMatch(/\/stick\/index\.html\?still#\/play\/tom_thumb$/);
    expect(router.route.page).toMatchObject({ name: "setup" });
  });

  it.each([
    ["#/rules/ali_baba", "rules"],
    ["/stick/other.html", "lobby"],
    ["/rules/ali_baba", "lobby"],
    ["https://a.example/#/rules/ali_baba", "lobby"],
  ])("a link to %s leads to the %s", (link, name) => {
    document.body.innerHTML = `<a href="${link}"><b></b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
    document.querySelector("b")?.dispatchEvent(event);
    expect(router.route.page.name).toBe(name);
    expect(event.defaultPrevented).toBe(name === "rules");
  });
});
