// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { buildHouse } from "./rested";

const MANY = 40;

/** After a change of the physics: `npx vitest run -u client/tests/pixie_town/rested.test.ts`. */
it("leaves the houses that the rules are tried on", { timeout: 60_000 }, async () => {
  const houses = Array.from({ length: MANY }, (_, number) => JSON.stringify(buildHouse(number)));
  const file = "../../../tests/pixie_town/rested.json";
  await expect(`[\n${houses.join(",\n")}\n]\n`).toMatchFileSnapshot(file);
});
