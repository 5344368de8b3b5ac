// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "$client/device/memory";
import type { Child } from "$client/device/me.svelte";

/** As after a reload of the page: modules read again what the device has kept. */
async function reloaded() {
  vi.resetModules();
  return {
    pace: await import("$client/device/pace.svelte"),
    me: await import("$client/device/me.svelte"),
    tables: await import("$client/device/tables.svelte"),
  };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("what the device keeps", () => {
  it("comes back as it was", () => {
    remember("thing", { a: [1, null] });
    expect(recall("thing", {})).toEqual({ a: [1, null] });
  });

  it("is not there where it was never kept, is garbled, or may not be read", () => {
    expect(recall("thing", "otherwise")).toBe("otherwise");
    window.localStorage.setItem("veillee.thing", "{");
    expect(recall("thing", "otherwise")).toBe("otherwise");
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("a private window");
    });
    expect(() => remember("thing", 1)).not.toThrow();
    expect(recall("thing", "otherwise")).toBe("otherwise");
  });

  it("stays apart for good and for this visit", () => {
    remember("thing", 1, "sessionStorage");
    expect(recall("thing", 0)).toBe(0);
    expect(recall("thing", 0, "sessionStorage")).toBe(1);
  });
});

describe("the pace of this device", () => {
  it("makes moments longer or shorter, and is kept", async () => {
    let { pace } = await reloaded();
    expect(pace.paced(1000)).toBe(1000);
    pace.choosePace("calm");
    expect(pace.paced(1000)).toBe(1600);
    ({ pace } = await reloaded());
    expect([pace.pace.chosen, pace.paced(1000)]).toEqual(["calm", 1600]);
    pace.choosePace("quick");
    expect(pace.paced(1000)).toBe(600);
  });

  it.each(["constructor", "hasty", null])("is normal if %s was kept", async (strange) => {
    remember("pace", strange);
    const { pace } = await reloaded();
    expect(pace.paced(1000)).toBe(1000);
  });
});

describe("who plays on this device", () => {
  const child = (name: string, picture = "child-1") => ({ name, picture }) as Child;

  it("is remembered without spaces around the name", async () => {
    let { me } = await reloaded();
    me.rememberMe(child(" Léa ", "child-4"));
    ({ me } = await reloaded());
    expect(me.me).toMatchObject({ name: "Léa", picture: "child-4" });
  });

  it("has a picture that is drawn, whatever was kept", async () => {
    remember("me", child("Léa", "child-99"));
    remember("companions", [child("Sam", "constructor")]);
    const { me } = await reloaded();
    expect(me.me.picture).toMatch(/^child-[1-8]$/);
    expect(me.companions()[0]?.picture).toMatch(/^child-[1-8]$/);
  });

  it("has companions: the latest first, each once, not more than eight, nobody without a name", async () => {
    const { me } = await reloaded();
    me.rememberCompanions(["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => child(name)));
    me.rememberCompanions([child("h", "child-5"), child(""), child("new")]);
    const names = me.companions().map(({ name }) => name);
    expect(names).toEqual(["h", "new", "a", "b", "c", "d", "e", "f"]);
    expect(me.companions()[0]?.picture).toBe("child-5");
  });
});

describe("the tables this device has keys for", () => {
  const table = (id: string, held = ["mine"], known = [{ seat: 0, key: "mine" }]) => ({
    id,
    held,
    known,
  });

  it("are kept, the latest first, not more than twenty", async () => {
    let { tables } = await reloaded();
    for (let i = 0; i < 25; i++) tables.keepTable(table(`${i}`));
    tables.keepTable(table("20", ["other"]));
    ({ tables } = await reloaded());
    expect(tables.tables.kept).toHaveLength(20);
    expect(tables.tables.kept[0]).toMatchObject({ id: "20", held: ["other"] });
    expect(tables.keptTable("3")).toEqual({ id: "3", held: [], known: [] });
    tables.forgetTable("20");
    expect(tables.keptTable("20").held).toEqual([]);
  });

  it("are asked with all keys first, then with those that are surely good", async () => {
    const { tables } = await reloaded();
    const { keySets } = tables;
    expect(keySets(table("t"), [])).toEqual([["mine"]]);
    expect(keySets(table("t"), ["mine"])).toEqual([["mine"]]);
    expect(keySets(table("t"), ["new"])).toEqual([["mine", "new"], ["mine"]]);
    expect(keySets(table("t", ["mine", "old"]), ["new"])).toEqual([
      ["mine", "old", "new"],
      ["mine", "old"],
      ["mine"],
    ]);
    expect(keySets(table("t", [], []), ["new"])).toEqual([["new"]]);
    expect(keySets(table("t", [], []), [])).toEqual([[]]);
  });

  it("keep the keys that were accepted, and forget those on their way", async () => {
    const { tables } = await reloaded();
    tables.keepArriving("t", ["new"]);
    expect(tables.arrivingKeys("t")).toEqual(["new"]);
    tables.holdKeys("t", ["mine", "new"]);
    expect(tables.arrivingKeys("t")).toEqual([]);
    expect(tables.keptTable("t").held).toEqual(["mine", "new"]);
  });

  it("hand on only the keys of seats that are not played here", async () => {
    const { tables } = await reloaded();
    const known = [
      { seat: 0, key: "mine" },
      { seat: 1, key: "spare" },
    ];
    expect(tables.spareKeys(table("t", ["mine"], known))).toEqual([{ seat: 1, key: "spare" }]);
  });

  it("open a table screen with its own key, or else with that of a seat", async () => {
    const { tables } = await reloaded();
    expect(tables.screenKeys({ ...table("t"), screen: "s" })).toEqual(["s"]);
    expect(tables.screenKeys(table("t", ["mine"]))).toEqual(["mine"]);
    expect(tables.screenKeys(table("t", [], [{ seat: 1, key: "spare" }]))).toEqual(["spare"]);
    expect(tables.screenKeys(table("t", [], []))).toEqual([]);
  });
});
