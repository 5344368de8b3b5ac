// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { confirm, confirming } from "$client/table/confirm.svelte";

it("asks back, and hears yes or no", async () => {
  const sure = confirm("Sure?", { yes: "Yes", no: "No" });
  expect(confirming.question).toMatchObject({ text: "Sure?", yes: "Yes", no: "No" });
  confirming.question?.answer(true);
  expect(await sure).toBe(true);
  expect(confirming.question).toBeNull();
});

it("takes a question that was never answered as no when the next one comes", async () => {
  const first = confirm("First?", { yes: "Yes" });
  const second = confirm("Second?", { yes: "Yes" });
  expect(await first).toBe(false);
  expect(confirming.question?.text).toBe("Second?");
  confirming.question?.answer(false);
  expect(await second).toBe(false);
});
