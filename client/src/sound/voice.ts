/**
 * The browser's voice. Only a voice of the device itself speaks: others send the text to somebody
 * else's server.
 */
import { words } from "$client/words/words.svelte";

export const canSpeak = "speechSynthesis" in window;
const synthesis = canSpeak ? window.speechSynthesis : null;

/** Whether there is a voice for the language of the page. The list of voices may come late. */
export function hasVoice(): boolean {
  return ownVoice() !== undefined;
}

/** Says it instead of what is being said. */
export function say(text: string): void {
  fallSilent();
  sayNext(text);
}

/** Says it after what is being said. */
export function sayNext(text: string): void {
  const voice = ownVoice();
  if (!voice || document.hidden) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  synthesis?.speak(spoken);
}

export function fallSilent(): void {
  synthesis?.cancel();
}

/** Calls back when there may be other voices; returns how to stop that. */
export function onVoices(changed: () => void): () => void {
  synthesis?.addEventListener("voiceschanged", changed);
  return () => synthesis?.removeEventListener("voiceschanged", changed);
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  const voices = synthesis?.getVoices().filter((voice) => voice.localService) ?? [];
  return voices.find((voice) => voice.lang.slice(0, 2) === words.language);
}
