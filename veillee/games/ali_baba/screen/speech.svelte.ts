/** What a thief says, read aloud by the browser where it can. Off until somebody wants it. */
import { recall, remember } from "$client/device/memory";
import { words } from "$client/words/words.svelte";

const NAME = "read-aloud";

export const canSpeak = "speechSynthesis" in window;
export const speech = $state({ on: canSpeak && recall<boolean>(NAME, false) });

export function toggleSpeech(): void {
  speech.on = !speech.on;
  remember(NAME, speech.on);
  if (!speech.on) window.speechSynthesis.cancel();
}

export function speak(text: string): void {
  if (!speech.on || document.hidden) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = words.language;
  window.speechSynthesis.speak(spoken);
}
