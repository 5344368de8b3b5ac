/** What this device is asked to do now, read from the question. */
import type { Move } from "$client/generated/pixie_town";
import type { AskSeen } from "$client/generated/wire";
import type { Shape } from "./stones";

/** A place of a plan that takes a stone of this shape. */
export interface Place {
  owner: number;
  house: number;
  spot: number;
  shape: Shape;
}

export interface Which {
  owner: number;
  house: number;
}

/** By die: the stones of which one may be taken. */
export type Offer = Record<string, string[]>;

export type PlanJob = { kind: "plan"; seat: number; dice: Offer; places: Place[] };
export type FreeJob = {
  kind: "free";
  seat: number;
  dice: Offer;
  houses: number[];
  giveTo: number[];
};
export type GiftJob = { kind: "gift"; seat: number; stone: string; houses: number[] };
export type TowerJob = { kind: "tower"; seat: number; stones: string[] };
export type ChooseJob = { kind: "sacrifice" | "wreck"; seat: number; houses: Which[] };
export type RollJob = { kind: "roll"; seat: number };
export type BuildJob = PlanJob | FreeJob | GiftJob | TowerJob;
export type Job = RollJob | BuildJob | ChooseJob;

export function isChoice(job: BuildJob | ChooseJob): job is ChooseJob {
  return job.kind === "sacrifice" || job.kind === "wreck";
}

export function jobFor(asks: AskSeen[], mine: number[]): Job | null {
  for (const { seat, kind, choices, domain } of asks) {
    if (seat === null || !mine.includes(seat)) continue;
    if (kind === "roll") return { kind, seat };
    if (choices && (kind === "sacrifice" || kind === "wreck")) {
      return { kind, seat, houses: (choices as Move[]).flatMap((move) => chosen(move, seat)) };
    }
    if (domain) return building(kind, seat, domain);
  }
  return null;
}

function chosen(move: Move, seat: number): Which[] {
  if (move.type === "Sacrifice") return [{ owner: seat, house: move.house }];
  return move.type === "Wreck" ? [{ owner: move.owner, house: move.house }] : [];
}

function building(kind: string, seat: number, domain: Record<string, unknown>): Job | null {
  const dice = domain.dice as Offer;
  const houses = domain.houses as number[];
  if (kind === "tower") return { kind, seat, stones: domain.stones as string[] };
  if (kind === "place_gift") return { kind: "gift", seat, stone: domain.stone as string, houses };
  if (kind !== "build") return null;
  if (domain.spots) return { kind: "plan", seat, dice, places: domain.spots as Place[] };
  return { kind: "free", seat, dice, houses, giveTo: domain.give_to as number[] };
}
