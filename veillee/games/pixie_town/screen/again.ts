/** What happened, told to whoever reads it again. What a new card shows can be seen on the table. */
import { FADES } from "$client/generated/pixie_town";
import { type Faded, keeping } from "$client/table/past.svelte";
import { t } from "$client/words/words.svelte";
import { toldAnytime } from "./beats";
import type { Beat } from "./throwing";

export const keep = keeping<Beat, typeof FADES>(FADES, "Thrown", told);

function told(event: Faded<Beat, typeof FADES>, name: (seat: number) => string): string {
  switch (event.type) {
    case "Thrown":
      return "";
    case "BlueStonePlaced":
      return t("told-blue", { name: name(event.seat) });
    case "CardTaken":
      return t("told-card", { name: name(event.seat) });
    case "HouseFinished":
      return t("told-finished", { name: name(event.owner) });
    default:
      return toldAnytime(event, name);
  }
}
