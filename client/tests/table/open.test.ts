// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { postTable } from "$client/api";
import { keptTable, tables } from "$client/device/tables.svelte";
import { route } from "$client/router.svelte";
import { openTable, type SeatPlan } from "$client/table/open";

vi.mock("$client/api", () => ({ postTable: vi.fn() }));

const me = { name: " Léa ", picture: "child-2" } as const;
const SEATS: SeatPlan[] = [
  { who: "here", ...me },
  { who: "link", name: "", picture: "child-3" },
  { who: "computer", persona: "age7", name: "Mila", face: 1 },
];
const OPENED = {
  table: "abc",
  seal: "",
  seats: [
    { seat: 0, key: "zero" },
    { seat: 1, key: "one" },
  ],
  screen: "screen",
};

beforeEach(() => {
  tables.kept = [];
  vi.mocked(postTable).mockResolvedValue(OPENED);
  window.scrollTo = vi.fn();
});

describe("a table is opened", () => {
  it("with those who sit there, and without a seed unless one is given", async () => {
    await openTable({ game: "tom_thumb", seats: SEATS, options: { storm: true } });
    const wanted = {
      game: "tom_thumb",
      options: { storm: true },
      seed: null,
      seats: [
        { kind: "person", name: "Léa", picture: "child-2" },
        { kind: "person", name: "", picture: "child-3" },
        { kind: "computer", persona: "age7", name: "Mila", face: 1 },
      ],
    };
    expect(postTable).toHaveBeenCalledWith(wanted, true);
  });

  it("wherever tables are opened now, unless somebody joins from elsewhere", async () => {
    const seats = SEATS.filter(({ who }) => who !== "link");
    await openTable({ game: "tom_thumb", seats, options: {} });
    expect(postTable).toHaveBeenLastCalledWith(expect.anything(), false);
    await openTable({ game: "tom_thumb", seats, options: {}, screen: true });
    expect(postTable).toHaveBeenLastCalledWith(expect.anything(), true);
  });

  it("and this device holds only the seats that play on it", async () => {
    await openTable({ game: "tom_thumb", seats: SEATS, options: {} });
    expect(keptTable("abc")).toMatchObject({ held: ["zero"], known: OPENED.seats });
    expect(route.page).toMatchObject({ name: "table", id: "abc", screen: false });
  });

  it("and a table screen holds none", async () => {
    await openTable({ game: "tom_thumb", seats: SEATS, options: {}, screen: true });
    expect(keptTable("abc")).toMatchObject({ held: [], screen: "screen" });
    expect(route.page).toMatchObject({ name: "table", screen: true });
  });
});
