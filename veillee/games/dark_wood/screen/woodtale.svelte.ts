/**
 * The tale of the wood, from sights to beats. As in every game, but for two things: a card on the
 * pile is there at once, because everybody's hand waits for it, and a sight without news lets what
 * is being told go on.
 */
import { onDestroy, untrack } from "svelte";
import type { Event, View } from "$client/generated/dark_wood";
import type { SightSent } from "$client/generated/wire";
import type { ScreenProps } from "$client/screen";
import { play } from "$client/sound/sound.svelte";
import { announce } from "$client/table/announce.svelte";
import { isStill } from "$client/table/still";
import { Tale } from "$client/table/tale.svelte";
import type { Beat as Manner } from "$client/table/telling.svelte";
import { keep } from "./again";
import { type Beat, BEATS, beatsOf } from "./beats";
import { after } from "./retell";
import { told } from "./telling";

const mannerOf = (beat: Beat) => BEATS[beat.type] as Manner<Beat>;
const valueOf = <T extends string | number>(given: T | ((beat: Beat) => T), beat: Beat): T =>
  typeof given === "function" ? given(beat) : given;

/** Begun in the screen's script. `besides`: what else is done with each beat. */
export function tellWood(
  props: () => Pick<ScreenProps, "sight" | "still">,
  name: (seat: number) => string,
  besides: (beat: Beat) => void,
): Tale<Beat, View> {
  const tale = new Tale<Beat, View>(inBeats(untrack(props).sight), {
    lasts: (beat) => valueOf(mannerOf(beat).ms, beat),
    isLight: (beat) => mannerOf(beat).light ?? false,
    after,
    tell,
    keep,
  });

  function tell(beat: Beat): string {
    const { line, spoken = line } = told(beat, name);
    play(valueOf(mannerOf(beat).sound, beat));
    announce(spoken);
    besides(beat);
    return line;
  }

  $effect.pre(() => {
    const { sight, still } = props();
    const quiet = sight.seq > tale.sight.seq && sight.events.length === 0;
    if (quiet && tale.busy) return;
    const { phase, top } = sight.view as View;
    const atOnce = isStill() || (phase === "find" && top !== null);
    untrack(() => {
      if (sight.seq !== tale.sight.seq) tale.follow(inBeats(sight), atOnce, still);
    });
  });
  onDestroy(() => tale.settle());
  return tale;
}

function inBeats(sight: SightSent): SightSent {
  return { ...sight, events: beatsOf(sight.events as Event[], sight.view as View) };
}
