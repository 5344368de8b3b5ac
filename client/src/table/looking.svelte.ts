/** Everybody may look at something for a while: how long, and which look it is. */
import { untrack } from "svelte";
import type { AskSeen } from "$client/generated/wire";

const LOOKS = ["look", "glance", "aftermath"];

export function looksIn(asks: AskSeen[]): AskSeen[] {
  return asks.filter(({ kind }) => LOOKS.includes(kind));
}

export class Looking {
  seconds: number | null = $derived.by(() => looksIn(this.open())[0]?.seconds ?? null);
  /** Changes whenever a new look begins. */
  run = $state(0);

  constructor(private open: () => AskSeen[]) {
    $effect.pre(() => {
      if (this.seconds !== null) untrack(() => this.run++);
    });
  }
}
