/**
 * Why somebody stepped on, stayed or fell asleep: the rule behind it, never who is to blame. Which
 * tree it was is said once the game is over.
 */
import { COTTAGE, type Event, type TokenLaid, type View } from "$client/generated/dark_wood";
import type { Eyes, Reason, Why } from "$client/why/why";
import { listed, t } from "$client/words/words.svelte";
import { treeName } from "./trees";

/** The votes are shown at the same moment as the token is laid, and do not say whom it fitted. */
const finders = new WeakMap<View, number | null>();

export const why: Why<Event, View> = (event, before, eyes) => {
  const isMine = (seat: number) => eyes.mine.includes(seat);
  const child = (seat: number) => `child_${before.colours[seat] ?? "red"}`;
  switch (event.type) {
    case "CardTaken": {
      const slower = before.slapped.some((seat) => isMine(seat) && seat !== event.seat);
      if (!slower || isMine(event.seat)) return null;
      const text = t("why-faster", { name: eyes.name(event.seat) });
      return { text, pictures: ["slap", child(event.seat)], hurts: true, weight: 3 };
    }
    case "TokenLaid":
      finders.set(before, event.finder);
      return event.finder === null ? nobody(event, before, eyes) : found(event, before, eyes);
    case "VotesShown": {
      const finder = finders.get(before) ?? before.finder;
      const wrong = event.votes.some(
        (vote, seat) => isMine(seat) && vote !== null && vote !== finder,
      );
      if (finder === null || !wrong) return null;
      const text = t("why-vote-wrong", { name: eyes.name(finder) });
      return { text, pictures: ["vote_back", child(finder)], hurts: true, weight: 4 };
    }
    case "Walked": {
      if (event.why !== "voted" || !isMine(event.seat)) return null;
      const text = t("why-vote-right", { name: eyes.name(event.seat) });
      const weight = 3 + event.to / COTTAGE;
      return { text, pictures: ["vote_back", child(event.seat)], hurts: false, weight };
    }
    case "StoppedShort":
      if (!isMine(event.seat)) return null;
      return { text: t("why-short"), pictures: ["vote_back", "cottage"], hurts: true, weight: 6 };
    case "Eaten": {
      const hurts = event.seats.some(isMine);
      const text = t("why-eaten", { names: listed(event.seats.map(eyes.name)) });
      const pictures = ["stride", ...event.seats.map(child), "asleep"];
      return { text, pictures, hurts, weight: hurts ? 9 : 7 };
    }
    case "CameHome": {
      const text = t("why-home", { name: eyes.name(event.seat) });
      const hurts = eyes.mine.length > 0 && !isMine(event.seat);
      return { text, pictures: [child(event.seat), "take", "cottage"], hurts, weight: 10 };
    }
    default:
      return null;
  }
};

function nobody({ tree }: TokenLaid, before: View, { mine, over }: Eyes): Reason {
  const text = over ? t("why-nobody-seen", { tree: treeName(tree) }) : t("why-nobody");
  const hurts = mine.some((seat) => !before.eaten.includes(seat));
  return { text, pictures: ["box_open", "none"], hurts, weight: 2 };
}

/** Somebody had the right card: one of this device, or others while somebody here took another. */
function found({ tree, finder }: TokenLaid, before: View, eyes: Eyes): Reason | null {
  if (finder === null) return null;
  const late = (2 * (before.places[finder] ?? 0)) / COTTAGE;
  const wrong = eyes.mine.find((seat) => before.cards[seat] && seat !== finder);
  if (wrong !== undefined && !eyes.mine.includes(finder)) {
    const [name, card] = [eyes.name(wrong), treeName(before.cards[wrong] ?? "")];
    const text = eyes.over
      ? t("why-wrong-seen", { tree: treeName(tree), name, card })
      : t("why-wrong");
    return { text, pictures: ["box_open", "leave"], hurts: true, weight: 3 + late };
  }
  const name = eyes.name(finder);
  const text = eyes.over
    ? t("why-right-seen", { tree: treeName(tree), name })
    : t("why-right", { name });
  const pictures = ["box_open", `child_${before.colours[finder] ?? "red"}`];
  const weight = (eyes.mine.includes(finder) ? 4 : 3) + late;
  return { text, pictures, hurts: false, weight };
}
