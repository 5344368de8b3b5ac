import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "$client/offline/list";
import { Missed, Shelf } from "$client/offline/shelf";
import { FakeCache, fakeNetwork } from "./fakes";

const SCOPE = "https://a.example/games/";

async function entry(path: string, body: string): Promise<Entry> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  const { length } = body;
  return { path, size: length, travels: Math.ceil(length / 2), sha256: sha256.join("") };
}

let cache: FakeCache;
let shelf: Shelf;

function network(files: Parameters<typeof fakeNetwork>[0]): string[] {
  const { asked, answer } = fakeNetwork(files);
  vi.stubGlobal("fetch", vi.fn(answer));
  return asked;
}

beforeEach(() => {
  cache = new FakeCache();
  shelf = new Shelf(cache as unknown as Cache, SCOPE);
});

describe("the files on this device", async () => {
  const one = await entry("assets/one.js", "one, once upon a time");
  const index = await entry("index.html", "<html>");

  it("are fetched, counted as they travel, and kept with their headers", async () => {
    network({ [`${SCOPE}assets/one.js`]: "one, once upon a time", [SCOPE]: "<html>" });
    let counted = 0;
    await shelf.fetchAll([one, index], (bytes) => (counted += bytes));
    expect(counted).toBeCloseTo(one.travels + index.travels);
    const found = await shelf.find(one);
    expect(await found?.text()).toBe("one, once upon a time");
    expect(found?.headers.get("content-type")).toBe("text/plain");
    expect(found?.headers.get("content-encoding")).toBeNull();
    expect(await shelf.missing([one, index])).toEqual([]);
  });

  it("are not fetched again when they have not changed", async () => {
    network({ [`${SCOPE}assets/one.js`]: "one, once upon a time" });
    await shelf.fetchAll([one], () => undefined);
    const asked = network({ [SCOPE]: "<html>" });
    await shelf.fetchAll([one, index], () => undefined);
    expect(asked).toEqual([SCOPE]);
  });

  it("are asked for once more when a cache on the way holds an old one", async () => {
    const stale = (how: string) => (how === "reload" ? "<html>" : "<old>");
    const asked = network({ [SCOPE]: stale });
    let counted = 0;
    await shelf.fetchAll([index], (bytes) => (counted += bytes));
    expect(asked).toHaveLength(2);
    expect(counted).toBeCloseTo(index.travels);
    expect(await (await shelf.find(index))?.text()).toBe("<html>");
  });

  it.each([
    ["another file", { [SCOPE]: "<other>" }],
    ["no connection", {}],
  ])("never count as kept when they are not what the list names: %s", async (_why, files) => {
    network(files);
    const coming = shelf.fetchAll([index], () => undefined);
    await expect(coming).rejects.toEqual(new Missed("connection"));
    expect(await shelf.missing([index])).toEqual([index]);
  });

  it("stay when the next one does not come", async () => {
    network({ [`${SCOPE}assets/one.js`]: "one, once upon a time" });
    await expect(shelf.fetchAll([one, index], () => undefined)).rejects.toBeInstanceOf(Missed);
    expect(await shelf.missing([one, index])).toEqual([index]);
  });

  it("may not fit", async () => {
    network({ [SCOPE]: "<html>" });
    cache.isFull = true;
    const coming = shelf.fetchAll([index], () => undefined);
    await expect(coming).rejects.toEqual(new Missed("room"));
  });

  it("of the version before stay until the one after", async () => {
    const versions = await Promise.all(["1", "2", "3"].map((n) => entry(`assets/${n}.js`, n)));
    for (const version of versions) {
      network({ [`${SCOPE}${version.path}`]: version.path.charAt(7) });
      await shelf.fetchAll([version], () => undefined);
      await shelf.clear([version]);
    }
    expect(await shelf.missing(versions)).toEqual([versions[0]]);
    expect(await (await shelf.findOlder(`${SCOPE}assets/2.js`))?.text()).toBe("2");
  });

  it("are all wanted once somebody took them along, in every version", async () => {
    expect(await shelf.isAllWanted()).toBe(false);
    await shelf.wantAll();
    await shelf.clear([]);
    expect(await shelf.isAllWanted()).toBe(true);
  });
});
