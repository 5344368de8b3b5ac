/** Every answer this device can give, as something to do. What cannot be taken back asks first. */
import type { Move, Propose, View } from "$client/generated/tom_thumb";
import { confirm } from "$client/table/confirm.svelte";
import { t } from "$client/words/words.svelte";
import type { Answers } from "./answers";

export interface Doing {
  ready: () => void;
  draw: () => void;
  name: (place: string) => void;
  spendPebble: () => void;
  keepQuiet: () => void;
  propose: (what: Propose["what"]) => Promise<void>;
  withdraw: (what: Propose["what"]) => void;
  goOn: () => void;
  moreTime: () => void;
  helped: () => Promise<void>;
}

export function doingFor(
  now: () => { answers: Answers; view: View },
  act: (seat: number | null | undefined, move: Move) => void,
): Doing {
  return {
    ready: () => now().answers.ready.forEach((seat) => act(seat, { type: "Ready" })),
    draw: () => act(now().answers.draw, { type: "DrawCards" }),
    name: (place) => act(now().answers.name?.seat, { type: "NamePlace", place }),
    spendPebble: () => act(now().answers.pebble, { type: "SpendPebble" }),
    keepQuiet: () => act(now().answers.point?.seat, { type: "KeepQuiet" }),
    propose: async (what) => {
      const { view } = now();
      const last = view.ogre === view.setting.ogre_tiles - 1;
      const question = what === "tree" && last ? "confirm-tree-last" : `confirm-${what}`;
      if (!(await confirm(t(question), { yes: t("do-agree") }))) return;
      now().answers.propose[what].forEach((seat) => act(seat, { type: "Propose", what }));
    },
    withdraw: (what) =>
      now().answers.withdraw[what].forEach((seat) => act(seat, { type: "Withdraw", what })),
    goOn: () => now().answers.goOn.forEach((seat) => act(seat, { type: "GoOn" })),
    moreTime: () => act(now().answers.moreTime, { type: "MoreTime" }),
    helped: async () => {
      if (!(await confirm(t("confirm-helped"), { yes: t("do-helped"), wish: false }))) return;
      act(now().answers.helped, { type: "SomeoneHelped" });
    },
  };
}

/** Number keys choose cards; the other keys are the first letters of what they do. */
export function doByKey(
  key: string,
  { answers, view }: { answers: Answers; view: View },
  doing: Doing,
): boolean {
  const card = view.hand?.[Number(key) - 1];
  if (answers.name && card) doing.name(card);
  else if (key === "r" && answers.ready.length) doing.ready();
  else if (key === "d" && answers.draw !== null) doing.draw();
  else if (key === "g" && answers.goOn.length) doing.goOn();
  else if (key === "m" && answers.moreTime !== null) doing.moreTime();
  else if (key === "p" && answers.pebble !== null) doing.spendPebble();
  else if (key === "k" && answers.point) doing.keepQuiet();
  else return false;
  return true;
}
