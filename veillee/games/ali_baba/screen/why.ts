/**
 * Why a round ended as it did: the rule behind it, never who it was. Which treasure was missing is
 * shown once the game is over and everything lies open.
 */
import {
  ALARMS,
  ALI_TAKES_FIRST,
  type AliCaptured,
  type Event,
  type MistakeMade,
  type Scored,
  type View,
} from "$client/generated/ali_baba";
import type { Eyes, Reason, Why } from "$client/why/why";
import { t } from "$client/words/words.svelte";
import { captors, isCaptured, wouldCapture } from "./danger";

/** So many cards make a recital worth telling. */
const LONG = 4;

export const why: Why<Event, View> = (event, before, eyes) => {
  switch (event.type) {
    case "AliCaptured":
      return captured(event, before, eyes);
    case "MistakeMade":
      return mistaken(event, before, eyes);
    case "AliLeft": {
      const text = t(event.must ? "why-must-leave" : "why-left", { count: before.cards });
      return good(text, ["sesame", "ali"], 3 + much(before));
    }
    case "RecitalEnded": {
      if (before.cards < LONG) return null;
      return good(t("why-recital", { count: before.cards }), ["thief", "chest"], 1 + much(before));
    }
    case "Scored":
      return counted(event, before, eyes);
    default:
      return null;
  }
};

/** The more cards are in the cave, the more depends on it; up to 5. */
function much({ cards }: View): number {
  return Math.min(5, cards / 2);
}

function captured({ ali }: AliCaptured, before: View, { mine }: Eyes): Reason {
  const alarms = captorsOf(before.tokens);
  const how = alarms ? (new Set(alarms).size === 1 ? "alike" : "different") : "either";
  return {
    text: t(`why-captured-${how}`),
    pictures: (alarms ?? before.tokens).map((alarm) => `alarm_${alarm}`),
    hurts: mine.includes(ali),
    weight: 5 + much(before),
  };
}

/** The last of them may have been raised since. null: it may have been either of two. */
function captorsOf(tokens: string[]): string[] | null {
  if (isCaptured(tokens)) return captors(tokens);
  const [last, other] = ALARMS.filter((alarm) => wouldCapture(tokens, alarm));
  return last && !other ? captors([...tokens, last]) : null;
}

/** It hurts whoever recited; for Ali it is a present. */
function mistaken(event: MistakeMade, before: View, { mine, over }: Eyes): Reason {
  const rule = t(before.cards > ALI_TAKES_FIRST ? "why-slip" : "why-slip-all");
  const shown = over ? event.there.map(({ treasure }) => treasure) : [];
  return {
    text: `${whatWas(event.mistake)} ${rule}`,
    pictures: [...(shown.length ? shown : ["thief"]), "ali"],
    hurts: mine.includes(event.thief),
    weight: (mine.includes(event.thief) || mine.includes(before.ali) ? 4.5 : 3.5) + much(before),
  };
}

function whatWas(mistake: MistakeMade["mistake"]): string {
  if (mistake === "time") return t("why-time");
  return mistake === "judged" ? t("why-judged") : t(`told-wrong-${mistake}`);
}

/** At the end: what lies there twice, or how a tie was broken. */
function counted(event: Scored, before: View, { mine, over }: Eyes): Reason | null {
  const { scores, singles, treasures } = event;
  const most = Math.max(...scores);
  const best = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  if (best.length > 1) {
    const rarest = Math.max(...best.map((seat) => singles[seat] ?? 0));
    const won = mine.some((seat) => best.includes(seat) && singles[seat] === rarest);
    return { text: t("why-tie"), pictures: ["diamond", "chief"], hurts: !won, weight: 7 };
  }
  const [me] = mine;
  if (mine.length !== 1 || me === undefined || best.includes(me)) return null;
  const cards = over ? treasures[me]?.length : before.won[me];
  const count = (cards ?? 0) - (scores[me] ?? 0);
  return count > 0
    ? {
        text: t("why-doubles", { count }),
        pictures: ["cushion", "cushion"],
        hurts: true,
        weight: 5,
      }
    : null;
}

const good = (text: string, pictures: string[], weight: number): Reason => ({
  text,
  pictures,
  weight,
  hurts: false,
});
