/** Why something happened: the rule behind it. Everything lies open, but for marks and cards. */
import { BLUE_STONES, type Event, type View } from "$client/generated/pixie_town";
import type { Eyes, Reason, Why } from "$client/why/why";
import { t } from "$client/words/words.svelte";

export const why: Why<Event, View> = (event, before, eyes) => {
  const free = String(before.options.building === "imaginary");
  const against = before.gnome !== null;
  switch (event.type) {
    case "HouseFell":
      return {
        text: t(against ? "why-fell-gnome" : "why-fell", { name: eyes.name(event.owner), free }),
        pictures: against ? ["gnome", "wreck"] : ["gnome_mark", "wreck"],
        hurts: isPixie(eyes, before),
        weight: Math.min(8, 4 + event.stones.length),
      };
    case "BlueStonePlaced":
      return blueStone(before, eyes, against);
    case "GnomeCame":
      if (event.houses.length) return null;
      return good(t("why-lucky", { name: eyes.name(event.seat) }), ["gnome_come", "safe"], 3);
    case "HouseFinished":
      return good(
        t("why-finished", { name: eyes.name(event.owner), free }),
        [`pixie_${event.owner + 1}`, "done"],
        event.by === event.owner ? 4 : 6,
      );
    case "StonePlaced": {
      const { seat, owner } = event;
      if (seat === owner) return null;
      const names = { name: eyes.name(seat), for: eyes.name(owner) };
      return good(t("why-helped", names), [`pixie_${seat + 1}`, "help", `pixie_${owner + 1}`], 5);
    }
    case "NothingToTake":
      return {
        text: t("why-nothing", { free }),
        pictures: ["die", "decline"],
        hurts: eyes.mine.includes(event.seat),
        weight: 1,
      };
    case "DiceLeft":
      return {
        text: t("why-dice-left"),
        pictures: ["done", "die"],
        hurts: eyes.mine.includes(event.seat),
        weight: 1,
      };
    case "GameEnded":
      if (event.village) {
        const sad = eyes.mine.length > 0 && !isPixie(eyes, before);
        return { text: t("why-village"), pictures: ["done"], hurts: sad, weight: 10 };
      }
      return {
        text: t("why-tower"),
        pictures: ["tower_base", "gnome"],
        hurts: isPixie(eyes, before),
        weight: 10,
      };
    default:
      return null;
  }
};

/** The higher the tower is, the more a stone counts. */
function blueStone(before: View, eyes: Eyes, against: boolean): Reason {
  return {
    text: t(against ? "why-blue-gnome" : "why-blue"),
    pictures: [against ? "gnome" : "pattern_blue", "tower_base"],
    hurts: isPixie(eyes, before),
    weight: Math.floor((5 * (before.tower.length + 1)) / BLUE_STONES.length),
  };
}

/** Somebody at this device builds the village. */
function isPixie({ mine }: Eyes, { gnome }: View): boolean {
  return mine.some((seat) => seat !== gnome);
}

function good(text: string, pictures: string[], weight: number): Reason {
  return { text, pictures, hurts: false, weight };
}
