/** Whether the storyteller is read aloud: from the start, until somebody switches it off. */
import { recall, remember } from "$client/device/memory";
import { fallSilent, hasVoice, onVoices } from "$client/sound/voice";

const NAME = "lesson-voice";

export const reading = $state({ on: recall(NAME, true), possible: hasVoice() });
onVoices(() => (reading.possible = hasVoice()));

export function toggleReading(): void {
  reading.on = !reading.on;
  remember(NAME, reading.on);
  if (!reading.on) fallSilent();
}
