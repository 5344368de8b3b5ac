/** What was not right in a recital, and what follows from it, in words that blame nobody. */
import { ALI_TAKES_FIRST, type MistakeMade, type View } from "$client/generated/ali_baba";
import { listed, t } from "$client/words/words.svelte";
import { itemOf } from "./saying";

type Name = (seat: number) => string;
type Adjectives = View["options"]["adjectives"];

export function explained(event: MistakeMade, adjectives: Adjectives, name: Name): string {
  const { mistake, there } = event;
  const told = {
    name: name(event.thief),
    said: event.said ? itemOf(event.said, adjectives) : "",
    there: listed(there.map((item) => itemOf(item, adjectives))),
  };
  switch (mistake) {
    case "none":
      return t("mistake-none", told);
    case "order":
      return t("mistake-order", told);
    case "number":
    case "adjective":
      return t("mistake-there", told);
    case "early":
    case "time":
      return there.length ? t("mistake-early", told) : "";
    case "judged":
      return "";
  }
}

/** Who gets what now. */
export function followed({ thief }: MistakeMade, view: View, name: Name): string {
  const ali = name(view.ali);
  if (view.cards <= ALI_TAKES_FIRST) return t("mistake-cost-all", { ali });
  return t("mistake-cost", { ali, count: ALI_TAKES_FIRST, name: name(thief) });
}
