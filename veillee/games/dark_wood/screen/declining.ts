/** To let a card go by, and to give up the whole round: that is asked back, for it is for good. */
import type { Move } from "$client/generated/dark_wood";
import { confirm } from "$client/table/confirm.svelte";
import { t } from "$client/words/words.svelte";
import type { Answers } from "./answers";

type Act = (seat: number, move: Move) => void;

export function notThisOne({ undecided, slaps }: Answers, seat: number, act: Act): void {
  if (slaps && undecided.includes(seat)) act(seat, { type: "NotThisOne", card: slaps.card });
}

export async function wantNone(seat: number, act: Act): Promise<void> {
  const { yes, text } = { yes: t("button-none-round"), text: t("confirm-none-round") };
  if (await confirm(text, { yes })) act(seat, { type: "NoneForMe" });
}
