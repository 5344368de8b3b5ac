/** What is felt reaches the skin by a buzz, and those who listen by a word. Only changes count. */
import { announce } from "$client/table/announce.svelte";
import { t } from "$client/words/words.svelte";
import type { Felt } from "$client/screen";

/** iPhones cannot. */
export const canBuzz = "vibrate" in navigator;

const EDGE_BUZZ = 14;
const HOLE_BUZZ = [16, 45, 16];
/** While it follows an edge the buzz comes back, so that the finger knows that it is still there. */
const FOLLOWING_MS = 110;
const SPEAK_EVERY_MS = 450;

export class Feeling {
  #last = "";
  #buzzed = 0;
  #due: number | undefined;
  #spoke = 0;

  notice(felt: Felt | null): void {
    const now = performance.now();
    const word = felt ? wordFor(felt) : "";
    const changed = word !== this.#last;
    this.#last = word;
    if (felt && (changed || now - this.#buzzed > FOLLOWING_MS)) this.#buzz(felt.what, changed, now);
    if (changed && felt) this.#speakSoon(now);
    if (!felt) this.stop();
  }

  stop(): void {
    window.clearTimeout(this.#due);
    this.#due = undefined;
  }

  #buzz(what: Felt["what"], changed: boolean, now: number): void {
    if (what === "edge") vibrate(EDGE_BUZZ);
    else if (what === "hole" && changed) vibrate(HOLE_BUZZ);
    else return;
    this.#buzzed = now;
  }

  /** Not every change of a fast finger is spoken, but always the last one. */
  #speakSoon(now: number): void {
    this.#due ??= window.setTimeout(
      () => {
        this.#due = undefined;
        this.#spoke = performance.now();
        if (this.#last) announce(t(this.#last));
      },
      Math.max(0, this.#spoke + SPEAK_EVERY_MS - now),
    );
  }
}

function wordFor({ what, toward }: Felt): string {
  return what === "edge" ? `felt-edge-${toward ?? 0}` : `felt-${what}`;
}

/** Browsers complain of a page that shakes before anybody has touched it. */
function vibrate(pattern: number | number[]): void {
  if (canBuzz && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
