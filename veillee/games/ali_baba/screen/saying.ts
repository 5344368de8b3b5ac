/** What is said of a treasure, and the sentence of a recital, in the reader's language. */
import type { ItemSeen, View } from "$client/generated/ali_baba";
import { t } from "$client/words/words.svelte";

type Adjectives = View["options"]["adjectives"];

/** "two sleepy lions". */
export function itemOf({ treasure, count, adjective }: ItemSeen, adjectives: Adjectives): string {
  if (adjectives === "free" && adjective) {
    return t("item-free", { item: say(treasure, count, "none"), word: adjective });
  }
  return say(treasure, count, adjective ?? "none");
}

/** The adjective as it stands under a picture: it agrees with the treasure where the language asks for it. */
export function wordOf({ treasure, count, adjective }: ItemSeen, free: boolean): string {
  if (!adjective || free) return adjective ?? "";
  return t(`adj-${adjective}`, { form: t(`class-${treasure}`, { count }) });
}

/** Of a picture: "Lion, sleepy", and with their number "two sleepy lions". */
export function captionOf(item: ItemSeen, free: boolean): string {
  if (item.count > 1) return itemOf(item, free ? "free" : "set");
  return [t(`name-${item.treasure}`), wordOf(item, free)].filter(Boolean).join(", ");
}

/** "a lion": what it is, whatever was said of it. */
export function plainly(treasure: string): string {
  return say(treasure, 1, "none");
}

function say(treasure: string, count: number, adjective: string): string {
  const form = t(`class-${treasure}`, { count });
  const word = t(`form-${adjective}`, { form });
  const first = t(`side-${adjective}`) === "before";
  return t(`say-${treasure}`, {
    count,
    before: word && first ? `${word} ` : "",
    after: word && !first ? ` ${word}` : "",
  });
}

/** "In the cave I saw a lion, two cushions …" */
export function recitalOf(items: string[], done: boolean): string {
  if (items.length === 0) return t("recital-empty");
  const comma = t("list-comma");
  if (!done) return t("recital", { items: items.join(comma) });
  const start = items.slice(0, -1).join(comma);
  const last = items.at(-1) ?? "";
  return t("recital-done", { items: start ? start + t("list-and") + last : last });
}
