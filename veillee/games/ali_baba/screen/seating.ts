/** Who sits where, clockwise, seen from one seat. In a game for two Cassim sits on Ali's right. */
import type { View } from "$client/generated/ali_baba";
import type { SeatSeen } from "$client/generated/wire";
import { t } from "$client/words/words.svelte";

export const CASSIM = -1;

export function clockwise(seats: SeatSeen[], view: View, eye: number): SeatSeen[] {
  const around = seats.flatMap((seat) =>
    view.with_cassim && seat.seat === view.ali ? [cassim(), seat] : [seat],
  );
  const first = around.findIndex((seat) => seat.seat === eye);
  return [...around.slice(first), ...around.slice(0, first)];
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
