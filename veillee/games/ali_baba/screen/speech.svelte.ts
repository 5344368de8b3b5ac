/** What a thief says, read aloud by the browser where it can. Off until somebody wants it. */
import { recall, remember } from "$client/device/memory";
import type { Event, View } from "$client/generated/ali_baba";
import { canSpeak, fallSilent, sayNext } from "$client/sound/voice";
import { t } from "$client/words/words.svelte";
import { itemOf } from "./saying";

const NAME = "read-aloud";

export const speech = $state({ on: canSpeak && recall<boolean>(NAME, false) });

export function toggleSpeech(): void {
  speech.on = !speech.on;
  remember(NAME, speech.on);
  if (speech.on) speak(t("do-speak"));
  else fallSilent();
}

/** The sentence begins with the recital, and grows with every item. */
export function readAloud(event: Event, { options }: View): void {
  if (event.type === "RecitalBegun") speak(t("recital-empty"));
  if (event.type === "ItemSaid" && event.treasure) {
    const { treasure, count, adjective } = event;
    speak(itemOf({ treasure, count: count ?? 1, adjective }, options.adjectives));
  }
}

/** iOS lets a page speak once it has spoken within a tap: without a word, if it was on before. */
if (speech.on) window.addEventListener("click", () => speak(""), { once: true });

function speak(text: string): void {
  if (speech.on) sayNext(text);
}
