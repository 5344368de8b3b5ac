// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { announce, announced, hush } from "$client/table/announce.svelte";

it("says something once, also from an effect", () => {
  hush();
  const end = $effect.root(() => {
    $effect(() => announce("The tiles go face down."));
  });
  flushSync();
  expect(announced.texts.map(({ text }) => text)).toEqual(["The tiles go face down."]);
  end();
});
