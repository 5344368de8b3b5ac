/** Building by plan: a stone in the hand, and the place it snaps into. */
import type { Build } from "$client/generated/pixie_town";
import { play } from "$client/sound/sound.svelte";
import { announce } from "$client/table/announce.svelte";
import { t } from "$client/words/words.svelte";
import type { Place, PlanJob } from "./jobs";
import { shapeOf } from "./stones";
import type { Pick } from "./trays";

/** A stone clicks into the nearest place that it fits: so many units, and pixels, beside it. */
const NEAR = 1;
const NEAR_PX = 56;
/** A finger hides what is under it. */
const ABOVE_FINGER = 44;

export class PlanBuilding {
  held: Pick | null = $state.raw(null);
  /** Where the stone in the hand is, while it is dragged. */
  hand: { x: number; y: number } | null = $state.raw(null);
  /** The place it has clicked into, before it is let go. */
  near: Place | null = $state.raw(null);
  /** Set, and on its way to the table. */
  sent: { place: Place; stone: string } | null = $state.raw(null);
  /** Why nothing was built just now. */
  note = $state("");
  unit = 40;
  #elements = new Map<string, HTMLElement>();

  constructor(
    private job: () => PlanJob | null,
    private send: (seat: number, move: Build) => void,
  ) {}

  /** A new sight has come: what was sent is on the table, or was refused. */
  follow(): void {
    this.sent = null;
    this.near = null;
    this.note = "";
    const { held } = this;
    const offered = held && this.job()?.dice[String(held.die)]?.includes(held.stone);
    if (!offered) this.putBack();
  }

  /** Remember where a place is on the page. */
  at(place: Place): (element: HTMLElement) => () => void {
    return (element) => {
      this.#elements.set(keyOf(place), element);
      return () => this.#elements.delete(keyOf(place));
    };
  }

  fits({ shape }: Place): boolean {
    return this.held !== null && !this.sent && shapeOf(this.held.stone) === shape;
  }

  take(pick: Pick): void {
    const again = this.held?.stone === pick.stone && this.held.die === pick.die;
    this.held = again ? null : pick;
    this.note = "";
    play("page");
  }

  lift(pick: Pick, event: PointerEvent): void {
    this.held = pick;
    this.note = "";
    this.move(event);
  }

  move({ clientX, clientY, pointerType }: PointerEvent): void {
    const y = clientY - (pointerType === "touch" ? ABOVE_FINGER : 0);
    this.hand = { x: clientX, y };
    const near = this.#nearest(clientX, y);
    if (near && (!this.near || keyOf(near) !== keyOf(this.near))) play("click");
    this.near = near;
  }

  drop(): void {
    const { near } = this;
    this.hand = this.near = null;
    if (near) this.set(near);
    else this.missed();
  }

  /** Still chosen, to be placed by a tap. */
  keep(): void {
    this.hand = this.near = null;
  }

  set(place: Place): void {
    const job = this.job();
    if (!job || !this.held || !this.fits(place)) return;
    const { owner, house, spot } = place;
    const { die, stone } = this.held;
    this.sent = { place, stone };
    this.held = null;
    this.note = "";
    this.send(job.seat, { type: "Build", die: die ?? 0, stone, owner, house, spot });
  }

  putBack(): void {
    this.held = this.hand = this.near = null;
    this.note = "";
  }

  /** A tap or a stone beside all places that it fits: say kindly why nothing happens. */
  missed(): void {
    if (this.sent) return;
    this.note = t(this.held ? "hint-not-there" : "hint-take-first");
    announce(this.note);
  }

  /** The keyboard goes from place to place; from the shelf to the first. */
  focusPlace(from: Place | null, by: number): void {
    const fitting = (this.job()?.places ?? []).filter((place) => this.fits(place));
    const now = from ? fitting.findIndex((place) => keyOf(place) === keyOf(from)) : -by;
    const next = fitting[(now + by + fitting.length) % fitting.length];
    if (next) this.#elements.get(keyOf(next))?.focus();
  }

  #nearest(x: number, y: number): Place | null {
    let best: Place | null = null;
    let least = Math.max(NEAR * this.unit, NEAR_PX);
    for (const place of this.job()?.places ?? []) {
      const element = this.#elements.get(keyOf(place));
      if (!element || !this.fits(place)) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const far = Math.hypot(beside(x, left, right), beside(y, top, bottom));
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }
}

function beside(at: number, from: number, to: number): number {
  return Math.max(from - at, 0, at - to);
}

export function keyOf({ owner, house, spot }: Place): string {
  return `${owner} ${house} ${spot}`;
}
