/**
 * Building as one likes: a stone is in the hand, is let go, falls, and comes to rest. Then it is set
 * there, or lifted again.
 */
import { PLOT, type Pose } from "$client/generated/pixie_town";
import { motion } from "$client/motion.svelte";
import { play } from "$client/sound/sound.svelte";
import { announce, hush } from "$client/table/announce.svelte";
import { t } from "$client/words/words.svelte";
import { boxAround, extent } from "./outlines";
import { fetchPhysics, type Physics } from "./physics";
import type { Poses } from "./physics/blocks";
import { shapeOf } from "./stones";
import type { Pick } from "./trays";

export type Phase = "idle" | "held" | "falling" | "resting" | "sent";

const HOVER = 1300;
const COLUMNS = PLOT.width / 1000;
const FULL_TURN = 360_000;
const QUARTER = 90_000;
/** If the table has not taken it by then, one may try again. */
const PATIENCE_MS = 4000;
/** However long a frame took, no more than this is made up for. */
const LONGEST_FRAME = 0.05;

export class FreeBuilding {
  phase: Phase = $state("idle");
  pick: Pick | null = $state.raw(null);
  /** The stones of the house that do not move now. */
  others: Poses = $state.raw({});
  /** The stone in the hand, and where it would touch something below. */
  held: Pose | null = $state.raw(null);
  below: Pose | null = $state.raw(null);
  /** Everything, while it falls and when it rests. */
  moving: Poses | null = $state.raw(null);
  /** It follows a pointer. */
  dragging = $state(false);
  /** It came to rest elsewhere than it was let go. */
  fell = $state(false);
  #site = "";
  #physics: Physics | null = null;
  #grip = { x: 0, y: 0 };
  #frame = 0;

  constructor(private send: (pick: Pick, poses: Poses) => void) {}

  /** What is shown: all stones of the plot, the one in the hand too. */
  get poses(): Poses {
    if (this.moving) return this.moving;
    return this.pick && this.held ? { ...this.others, [this.pick.stone]: this.held } : this.others;
  }

  /** Which plot, and how it stands. Anything new on it begins afresh. */
  follow(site: string, stones: Poses): void {
    if (site === this.#site) return;
    this.#site = site;
    this.leave();
    this.phase = "idle";
    this.fell = false;
    this.pick = this.held = this.below = this.moving = null;
    this.dragging = false;
    this.others = stones;
  }

  /** What still falls comes to rest without being seen or heard. */
  leave(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** A tap: the stone hovers above the house. */
  take(pick: Pick): void {
    if (this.phase === "falling" || this.phase === "sent") return;
    const box = boxAround(
      Object.entries(this.others).map(([stone, pose]) => ({ shape: shapeOf(stone), pose })),
    );
    this.#hold(pick, { x: PLOT.width / 2, y: Math.min(PLOT.height, box.top + HOVER), turn: 0 });
  }

  /** With a pointer; `at` is where it is on the plot. */
  lift(pick: Pick, at: { x: number; y: number }): void {
    if (this.phase === "falling" || this.phase === "sent") return;
    this.dragging = true;
    const from = this.phase === "resting" ? this.moving?.[pick.stone] : this.held;
    const again = pick.stone === this.pick?.stone && from;
    this.#grip = again ? { x: from.x - at.x, y: from.y - at.y } : { x: 0, y: 0 };
    this.#hold(pick, again ? from : { ...at, turn: 0 });
  }

  drag(at: { x: number; y: number }): void {
    if (!this.held) return;
    this.#want({ x: at.x + this.#grip.x, y: at.y + this.#grip.y, turn: this.held.turn });
  }

  /** By keyboard: it is said where the stone is now, for those who do not see it. */
  nudge(x: number, y: number): void {
    if (!this.held || !this.pick) return;
    this.#want({ ...this.held, x: this.held.x + x, y: this.held.y + y });
    const { below, held, pick } = this;
    const foot = below ? below.y - extent(shapeOf(pick.stone), held.turn).height / 2 : 0;
    const n = Math.min(COLUMNS, Math.floor(held.x / 1000) + 1);
    hush();
    announce(t("held-at", { n, of: COLUMNS, high: Math.round(foot / 1000) }));
  }

  /** Anticlockwise, in thousandths of a degree. */
  turn(by: number): void {
    if (this.phase === "resting") this.again();
    if (!this.held) return;
    play("page");
    this.#want({ ...this.held, turn: (this.held.turn + by + FULL_TURN) % FULL_TURN });
  }

  keep(): void {
    this.dragging = false;
  }

  letGo(): void {
    this.dragging = false;
    if (this.phase !== "held" || !this.held || !this.pick) return;
    const start = { ...this.others, [this.pick.stone]: this.held };
    this.phase = "falling";
    this.moving = start;
    void fetchPhysics().then((physics) => this.#fall(physics, start));
  }

  /** For small hands: where it will surely stand. */
  async onTop(pick: Pick): Promise<void> {
    this.pick = pick;
    this.phase = "falling";
    const physics = await fetchPhysics();
    if (this.phase !== "falling") return;
    this.moving = physics.onTop(pick.stone, this.others);
    this.held = this.moving[pick.stone] ?? null;
    this.#come(false);
  }

  /** Up again, and everything else as it was. */
  again(): void {
    if (this.phase !== "resting" || !this.pick) return;
    const turn = this.moving?.[this.pick.stone]?.turn ?? 0;
    this.take(this.pick);
    if (this.held) this.#want({ ...this.held, turn: Math.round(turn / QUARTER) * QUARTER });
  }

  putBack(): void {
    if (this.phase !== "held" && this.phase !== "resting") return;
    this.phase = "idle";
    this.pick = this.held = this.below = this.moving = null;
  }

  set(): void {
    if (this.phase !== "resting" || !this.pick || !this.moving) return;
    this.phase = "sent";
    play("click");
    this.send(this.pick, this.moving);
    const site = this.#site;
    window.setTimeout(() => {
      if (this.phase === "sent" && this.#site === site) this.phase = "resting";
    }, PATIENCE_MS);
  }

  #hold(pick: Pick, pose: Pose): void {
    this.phase = "held";
    this.fell = false;
    this.pick = pick;
    this.moving = null;
    this.held = pose;
    this.#want(pose);
    if (!this.#physics) {
      void fetchPhysics().then((physics) => {
        this.#physics = physics;
        if (this.held) this.#want(this.held);
      });
    }
  }

  #want(pose: Pose): void {
    const { pick } = this;
    if (!pick || this.phase !== "held") return;
    this.held = this.#physics?.nearestFree(pick.stone, pose, this.others) ?? pose;
    this.below = this.#physics?.below(pick.stone, this.held, this.others) ?? null;
  }

  #fall({ Blocks, STEP, tumbled }: Physics, start: Poses): void {
    const blocks = new Blocks(start);
    const intended = { ...start, [this.pick?.stone ?? ""]: this.below ?? this.held! };
    const atRest = () => {
      this.moving = blocks.rest();
      this.#come(tumbled(intended, this.moving));
    };
    if (motion.reduced) {
      while (!blocks.step());
      atRest();
      return;
    }
    let last = performance.now();
    let owed = 0;
    const next = (now: number) => {
      owed += Math.min(LONGEST_FRAME, (now - last) / 1000);
      last = now;
      for (; owed >= STEP; owed -= STEP) {
        if (blocks.step()) {
          atRest();
          return;
        }
      }
      this.moving = blocks.poses();
      this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
  }

  #come(tumbled: boolean): void {
    this.phase = "resting";
    this.fell = tumbled;
    this.below = null;
    play(tumbled ? "knock" : "step");
    announce(t(tumbled ? "stone-fell" : "stone-rests"));
  }
}
