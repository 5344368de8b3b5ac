/** How a screen tells what happens: each event is a beat, with its sound and its words. */
import { onDestroy, untrack } from "svelte";
import { paced } from "$client/device/pace.svelte";
import type { ScreenProps } from "$client/screen";
import type { SoundName } from "$client/sound/instruments";
import { play } from "$client/sound/sound.svelte";
import { announce } from "./announce.svelte";
import { isStill } from "./still";
import { Tale } from "./tale.svelte";

type Typed = { type: string };

export interface Beat<Event> {
  ms: number | ((event: Event) => number);
  sound: SoundName | ((event: Event) => SoundName);
  /** It takes nothing away from anybody: what is asked may be answered meanwhile. */
  light?: boolean;
}

export type Beats<Event extends Typed> = { [One in Event as One["type"]]: Beat<One> };

export interface Telling<Event extends Typed, View> {
  beats: Beats<Event>;
  /** What happened, in words; `before` is the table just before. */
  told: (event: Event, before: View) => string;
  /** The table right after an event. */
  after: (view: View, event: Event) => View;
  /** What is shown of a sight when the next one is about to be told: its view, unless said here. */
  onto?: (shown: View, view: View) => View;
  /** Keeps what may be read again. */
  keep: (event: Event) => void;
  /** What else is done at that moment. */
  besides?: (event: Event, before: View) => void;
}

/** Begun in a screen's script: the tale follows the sights, and ends with the screen. */
export function tellTale<Event extends Typed, View>(
  props: () => Pick<ScreenProps, "sight" | "still">,
  { beats, told, after, onto, keep, besides }: Telling<Event, View>,
): Tale<Event, View> {
  const beatOf = ({ type }: Event) => beats[type as keyof Beats<Event>] as Beat<Event>;

  function lasts(event: Event): number {
    const { ms } = beatOf(event);
    return paced(typeof ms === "function" ? ms(event) : ms);
  }

  function tell(event: Event, before: View): string {
    const { sound } = beatOf(event);
    const words = told(event, before);
    play(typeof sound === "function" ? sound(event) : sound);
    if (words) announce(words);
    besides?.(event, before);
    return words;
  }

  const isLight = (event: Event) => beatOf(event).light ?? false;
  const manner = { lasts, isLight, after, tell, keep, ...(onto && { onto }) };
  const tale = new Tale<Event, View>(untrack(props).sight, manner);
  $effect.pre(() => {
    const { sight, still } = props();
    untrack(() => tale.follow(sight, isStill(), still));
  });
  onDestroy(() => tale.settle());
  return tale;
}
