// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getFelt, getGame, getGames, kindly, postKeys, Refusal, sayRefusal } from "$client/api";
import { where } from "$client/pocket/where.svelte";
import { loadWords, setLanguage } from "$client/words/words.svelte";

const fetched = vi.fn();
const says = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeAll(async () => {
  await loadWords();
  await setLanguage("en");
});

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  where.reached = true;
});

describe("a refusal", () => {
  it("has the server's name for it, and not its English reason", async () => {
    fetched.mockResolvedValue(says({ name: "full", reason: "cpu 99 %" }, 503));
    const problem = await postKeys("abc", ["key"]).catch((refused: unknown) => refused);
    expect(problem).toBeInstanceOf(Refusal);
    expect((problem as Refusal).kind).toBe("full");
    expect(String((problem as Refusal).message)).not.toContain("cpu");
    expect(kindly(problem)).toBe(
      "There are too many players at the moment. Please come back a little later.",
    );
  });

  it("is a broken network where nothing came back, and unknown where nobody can read it", async () => {
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    await expect(postKeys("abc", [])).rejects.toMatchObject({ kind: "network" });
    fetched.mockResolvedValue(new Response("<html>", { status: 502 }));
    await expect(postKeys("abc", [])).rejects.toMatchObject({ kind: "unknown" });
  });

  it("always has kind words", () => {
    expect(sayRefusal("no-such-name")).toBe(sayRefusal("unknown"));
    expect(kindly(new Error("a bug"))).toBe(sayRefusal("unknown"));
  });
});

describe("the games", () => {
  it("are asked for again only if that went wrong", async () => {
    fetched.mockResolvedValueOnce(says({ name: "busy" }, 503));
    await expect(getGames()).rejects.toBeInstanceOf(Refusal);
    fetched.mockResolvedValue(says([{ id: "tom_thumb" }]));
    expect(await getGame("tom_thumb")).toEqual({ id: "tom_thumb" });
    await expect(getGame("chess")).rejects.toMatchObject({ kind: "game" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

it("sends keys in the body, never in the address", async () => {
  fetched.mockResolvedValue(says([0]));
  expect(await postKeys("abc", ["secret"])).toEqual([0]);
  const [path, request] = fetched.mock.calls[0] as [string, RequestInit];
  expect(path).toBe("/api/tables/abc/seats");
  expect(JSON.parse(String(request.body))).toEqual({ keys: ["secret"] });
});

it("says where the fingertip was", async () => {
  fetched.mockResolvedValue(says({ what: "edge", toward: 3 }));
  expect(await getFelt("dark_wood", "fir-high", 0.25, 0.5)).toEqual({
    what: "edge",
    toward: 3,
    x: 0.25,
    y: 0.5,
  });
  expect(fetched.mock.calls[0]?.[0]).toBe(
    "/api/games/dark_wood/practice?thing=fir-high&x=0.25&y=0.5",
  );
});
