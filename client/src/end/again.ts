/** Once more with the same company: everybody keeps the key they have. */
import { postAgain } from "$client/api";
import { keepTable, keptTable } from "$client/device/tables.svelte";
import { go } from "$client/router.svelte";

/** Whoever has a key to the old table may open the next. */
export function keyTo(table: string): string | undefined {
  const { held, known } = keptTable(table);
  return held[0] ?? known[0]?.key;
}

export async function playAgain(table: string, sameDeal: boolean, screen: boolean): Promise<void> {
  const key = keyTo(table);
  if (key) followTo((await postAgain(table, key, sameDeal)).table, table, screen);
}

/** To the table where the company goes on, with the same keys. */
export function followTo(next: string, before: string, screen: boolean): void {
  keepTable({ ...keptTable(before), id: next });
  go(`/t/${next}${screen ? "?screen" : ""}`);
}
