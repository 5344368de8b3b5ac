/** The one call to act: what is asked now, in words for those who answer and those who wait. */
import type { View } from "$client/generated/dark_wood";
import type { SightSent } from "$client/generated/wire";
import { type Call, type Listener, seatsAsked } from "$client/table/asks";
import { listed, t } from "$client/words/words.svelte";

export function callFor(sight: SightSent, { mine, name }: Listener): Call {
  if (sight.outcome) return ended(sight.outcome, name);
  const kind = sight.asks[0]?.kind ?? "gather";
  const asked = seatsAsked(sight.asks.filter((ask) => ask.kind === kind));
  const held = asked.filter((seat) => mine.includes(seat));
  const all = listed(asked.map(name));
  const isMine = held.length > 0;
  switch (kind) {
    case "gather":
      return { text: t("call-gather"), mine: false };
    case "slap":
      if (isMine) return { text: t("call-slap"), hint: t("call-slap-hint"), mine: true };
      return { text: t("call-cards"), hint: t("call-slap-other", { name: all }), mine: false };
    case "taken":
      return { text: t("call-taken"), mine: false };
    case "draw": {
      const text = t(isMine ? "call-draw" : "call-draw-other", { name: all });
      const hint = mayChooseColour(sight, mine) ? t("call-colours") : undefined;
      return { text, hint, mine: isMine };
    }
    case "turn_up":
      return {
        text: t(isMine ? "call-turn_up" : "call-turn_up-other", { name: all }),
        hint: t((sight.view as View).options.finding === "slap" ? "call-boxed-slap" : "call-boxed"),
        mine: isMine,
      };
    case "receive":
      if (isMine) {
        const text = t("call-touch", { name: listed(held.map(name)) });
        return { text, hint: t("call-touch-hint"), mine: true };
      }
      return { text: t("call-receive-other", { name: all }), mine: false };
    case "feel":
      if (isMine) return { text: t("call-feel", { name: all }), mine: true };
      return { text: t("call-feel-other", { name: all }), hint: t("call-drum"), mine: false };
    case "aftermath": {
      const others = asked.filter((seat) => !mine.includes(seat)).map(name);
      const hint = isMine ? undefined : t("call-aftermath-other", { name: listed(others) });
      return { text: t("call-look"), hint, mine: isMine };
    }
    default:
      if (isMine) return { text: t(`call-${kind}`, { name: listed(held.map(name)) }), mine: true };
      return { text: t(`call-${kind}-other`, { name: all }), mine: false };
  }
}

function mayChooseColour({ asks, view }: SightSent, mine: number[]): boolean {
  const { turn } = view as View;
  return turn === 1 && seatsAsked(asks).some((seat) => mine.includes(seat));
}

function ended(outcome: NonNullable<SightSent["outcome"]>, name: Listener["name"]): Call {
  const won = outcome.won === false ? "lost" : "won";
  const text = t(`end-${won}-title`, { name: listed(outcome.winners.map(name)) });
  return { text, hint: t(`end-${won}-${outcome.reason}`), mine: false };
}
