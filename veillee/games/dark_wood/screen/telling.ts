/** What happened, in words: a line to read at the table, and all of it for those who listen. */
import type { VotesShown } from "$client/generated/dark_wood";
import { listed, t } from "$client/words/words.svelte";
import type { Beat, VotersWalked } from "./beats";
import { treeName } from "./trees";

type Name = (seat: number) => string;

export interface Told {
  line: string;
  /** Only where it says more than the line. */
  spoken?: string;
}

export function told(beat: Beat, name: Name): Told {
  switch (beat.type) {
    case "TurnBegun":
      return { line: t("told-turn", { turn: beat.turn, name: name(beat.first) }) };
    case "ColourChosen": {
      const colour = t(`colour-${beat.colours[beat.seat]}`);
      return { line: t("told-colour", { name: name(beat.seat), colour }) };
    }
    case "TokenDrawn":
      return { line: t("told-drawn") };
    case "TokenPassed":
      return { line: t("told-passed", { name: name(beat.seat), to: name(beat.to) }) };
    case "TokenBoxed":
      return { line: t("told-boxed") };
    case "CardTurnedUp":
      return { line: beat.tree ? t("told-card", { tree: treeName(beat.tree) }) : "" };
    case "PileSlapped":
      return { line: t("told-slapped", { name: name(beat.seat) }) };
    case "CardTaken":
      return { line: t("told-taken", { name: name(beat.seat), tree: treeName(beat.tree) }) };
    case "CardLeft":
      return { line: t("told-left") };
    case "SaidNone":
      return { line: t("told-none", { name: name(beat.seat) }) };
    case "PileThrough":
      return { line: t("told-through") };
    case "TokenLaid":
      return { line: t("told-laid", { tree: treeName(beat.tree) }) };
    case "Judged":
      if (beat.finder === null) return { line: t("told-nobody-found") };
      return { line: t("told-found", { name: name(beat.finder) }) };
    case "Walked":
      return { line: walked(beat.seat, name) };
    case "VotesShown":
      return { line: t("told-votes"), spoken: votes(beat, name) };
    case "VotersWalked":
      return { line: voters(beat, name) };
    case "CameHome":
      return { line: t("told-home", { name: name(beat.seat) }) };
    case "BootPutOn":
      return { line: t("told-boot-on", { boot: beat.boot }) };
    case "BootStrode":
      return { line: t("told-boot-strode") };
    case "Eaten":
      return {
        line: t("told-eaten", { count: beat.seats.length, names: listed(beat.seats.map(name)) }),
      };
  }
}

/** Said by the call, once the card is taken. */
export function fasterBy(seat: number, ms: number, name: Name): string {
  return t("told-first-by", { name: name(seat), seconds: ms / 1000 });
}

function walked(seat: number, name: Name): string {
  return t("told-walked", { name: name(seat), steps: 1 });
}

function voters({ walked: some, short }: VotersWalked, name: Name): string {
  return [
    ...some.map((seat) => walked(seat, name)),
    ...short.map((seat) => t("told-short", { name: name(seat) })),
  ].join(" ");
}

function votes({ votes }: VotesShown, name: Name): string {
  const each = votes.flatMap((child, seat) =>
    child === null ? [] : [t("told-vote", { name: name(seat), for: name(child) })],
  );
  return [t("told-votes"), ...each].join(" ");
}
