/** In a game for two Cassim sits on Ali's right. */
import type { View } from "$client/generated/ali_baba";
import type { SeatSeen } from "$client/generated/wire";
import { t } from "$client/words/words.svelte";

export const CASSIM = -1;

export function withCassim(seats: SeatSeen[], view: View): SeatSeen[] {
  return seats.flatMap((seat) =>
    view.with_cassim && seat.seat === view.ali ? [cassim(), seat] : [seat],
  );
}

function cassim(): SeatSeen {
  return {
    seat: CASSIM,
    kind: "computer",
    name: t("cassim"),
    picture: "",
    persona: null,
    here: true,
    free: false,
    lent: false,
    may_lend: false,
  };
}
