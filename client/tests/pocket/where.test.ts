// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getSummary, postTable } from "$client/api";
import { asCarried } from "$client/pocket/carry";
import { pocket } from "$client/pocket/pocket";
import { choosePocket, noteServer, playsHere, where } from "$client/pocket/where.svelte";

const WANTED = { game: "tom_thumb", seats: [], options: {} };
const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  choosePocket(false);
  where.reached = true;
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response("{}")));
  vi.spyOn(pocket, "call").mockResolvedValue({ ok: true, text: "{}" });
});

describe("a table is opened", () => {
  it("at the server, unless somebody wants to play without it", async () => {
    await postTable(WANTED);
    expect(pocket.call).not.toHaveBeenCalled();
    choosePocket(true);
    await postTable(WANTED);
    expect(pocket.call).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("at the server, wherever one plays, if others join it", async () => {
    choosePocket(true);
    await postTable(WANTED, true);
    expect(pocket.call).not.toHaveBeenCalled();
  });
});

it("a table is asked for where it is", async () => {
  await getSummary("pocket.abc");
  expect(pocket.call).toHaveBeenCalledWith("GET", "/api/tables/pocket.abc", "");
  choosePocket(true);
  await getSummary("abc");
  expect(fetched).toHaveBeenCalledWith("/api/tables/abc", expect.anything());
});

it("a server that was lost is looked for, and found again", async () => {
  fetched.mockRejectedValueOnce(new TypeError());
  await expect(getSummary("abc")).rejects.toMatchObject({ kind: "network" });
  expect(playsHere()).toBe(true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(fetched).toHaveBeenLastCalledWith("/healthz");
  expect(playsHere()).toBe(false);
});

it("whoever chose to play here stays here when the server is back", () => {
  choosePocket(true);
  noteServer(false);
  noteServer(true);
  expect(playsHere()).toBe(true);
});

describe("a file", () => {
  const record = { seats: [{ persona: null }, { persona: "age7" }], outcome: null, gathered: true };

  it("of a game that goes on is gone on with", () => {
    expect(asCarried({ record: {}, seats: [] })).toEqual({ record: {}, seats: [] });
    expect(asCarried(record)?.seats).toMatchObject([
      { kind: "person" },
      { kind: "computer", persona: "age7" },
    ]);
  });

  it("of a game that has ended is only looked at", () => {
    expect(asCarried({ ...record, outcome: {} })).toBeNull();
    expect(asCarried({ ...record, gathered: false })).toBeNull();
    expect(asCarried({})).toBeNull();
  });
});
