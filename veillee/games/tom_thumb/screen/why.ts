/**
 * Why the ogre grew and the lantern moved: the rule behind it, never who it was. What was turned up
 * is said once the game is over and everything lies open.
 */
import type {
  Event,
  LanternMoved,
  OgreGrew,
  TileTurnedUp,
  View,
} from "$client/generated/tom_thumb";
import type { Eyes, Reason, Why } from "$client/why/why";
import { t } from "$client/words/words.svelte";
import { placeName } from "./beats";

export const why: Why<Event, View> = (event, before, eyes) => {
  switch (event.type) {
    case "TileTurnedUp":
      return event.found || before.boots_on ? null : missed(event, before, eyes);
    case "OgreGrew":
      return eyes.over ? null : grown(event, before);
    case "TreeClimbed":
      return hurt(t("why-tree"), ["tree", "ogre"], 3);
    case "HelpHeard":
      return hurt(t("why-helped", ogreAfter(before)), ["hand", "ogre"], 4);
    case "BootsTakenOff": {
      const count = before.setting.boots_cost;
      return event.won ? null : hurt(t("why-boots-lost", { count }), ["boots", "ogre"], 8);
    }
    case "OgreShrank": {
      const count = before.ogre - event.tiles;
      return count ? good(t("why-boots-won", { count }), ["boots", "ogre"], 9) : null;
    }
    case "LanternMoved":
      return moved(event, before);
    case "GameEnded":
      return event.won ? null : hurt(t("why-lost"), ["ogre"], 2);
    default:
      return null;
  }
};

/** How far the ogre is, with one more tile. */
function ogreAfter({ ogre, setting }: View) {
  return { n: ogre + 1, count: setting.ogre_tiles };
}

function missed({ place }: TileTurnedUp, before: View, { over }: Eyes): Reason {
  const late = before.ogre / before.setting.ogre_tiles;
  if (!over) return hurt(t("why-miss"), ["back", "ogre"], 4 + late);
  if (place === "wolves") return wolves(late);
  const asked = before.asked ? [before.asked] : [];
  const names = { asked: asked.map(placeName).join(""), place: placeName(place) };
  return hurt(t("why-miss-seen", names), [...asked, place, "ogre"], 4 + late);
}

/** Two tiles at once, and not in the boots: only the wolves bring as many. */
function grown({ tiles }: OgreGrew, before: View): Reason | null {
  const isSeeking = before.asked !== null && !before.boots_on;
  return isSeeking && tiles - before.ogre > 1 ? wolves(tiles / before.setting.ogre_tiles) : null;
}

function wolves(late: number): Reason {
  return hurt(t("why-wolves"), ["wolves", "ogre"], 7 + late);
}

function moved({ to, bridge }: LanternMoved, before: View): Reason {
  if (to === before.setting.sections.reduce((sum, many) => sum + many, 0)) {
    return good(t("why-home"), ["lantern", "cottage"], 10);
  }
  if (bridge) return good(t("why-bridge"), ["lantern", `bridge_${bridge}`], 6);
  return good(t("why-lantern"), ["lantern"], 2);
}

const hurt = (text: string, pictures: string[], weight: number): Reason => ({
  text,
  pictures,
  weight,
  hurts: true,
});

const good = (text: string, pictures: string[], weight: number): Reason => ({
  text,
  pictures,
  weight,
  hurts: false,
});
