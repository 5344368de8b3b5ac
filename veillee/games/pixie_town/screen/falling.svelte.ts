/** Houses that the gnome kicks: they fall as houses fall, and their stones go back to the middle. */
import type { HouseFell, StoneSeen } from "$client/generated/pixie_town";
import { paced } from "$client/device/pace.svelte";
import { motion } from "$client/motion.svelte";
import { isStill } from "$client/table/still";
import { fetchPhysics } from "./physics";
import type { Poses } from "./physics/blocks";

export interface Fallen {
  poses: Poses;
  /** To the right, 1, or to the left, -1. */
  way: number;
  kicking: boolean;
  fading: boolean;
}

const LEAP_MS = 350;
const TUMBLE_MS = 1750;
const FADE_MS = 600;
/** However long a frame took, no more than this is made up for. */
const LONGEST_FRAME = 0.05;

export class Falling {
  #houses: Record<string, Fallen> = $state.raw({});
  #pushed: Record<string, number> = {};

  of(owner: number, house: number): Fallen | undefined {
    return this.#houses[`${owner} ${house}`];
  }

  /** Something will fall soon. */
  expect(): void {
    if (!motion.reduced) void fetchPhysics();
  }

  /** It was swiped over, to the right or to the left, by whoever looks at it here. */
  push(owner: number, house: number, way: number): void {
    this.#pushed[`${owner} ${house}`] = way;
    this.expect();
  }

  async begin({ owner, house }: HouseFell, stones: StoneSeen[]): Promise<void> {
    if (isStill()) return;
    const key = `${owner} ${house}`;
    const poses = Object.fromEntries(
      stones.map(({ stone, x, y, turn }) => [stone, { x, y, turn }]),
    );
    const { [key]: way = 1, ...others } = this.#pushed;
    this.#pushed = others;
    this.#show(key, { poses, way, kicking: true, fading: false });
    if (motion.reduced) {
      await pause(LEAP_MS);
    } else {
      const [{ Blocks, STEP }] = await Promise.all([fetchPhysics(), pause(LEAP_MS)]);
      const blocks = new Blocks(poses, { walls: false });
      Object.keys(poses).forEach((stone, i) => {
        const sideways = way * (4.5 + 1.3 * (i % 3));
        blocks.kick(stone, sideways, 3 + 2 * ((i + 1) % 2), way * (i % 2 ? 5 : -6));
      });
      await frames(paced(TUMBLE_MS), (seconds) => {
        for (let time = 0; time < seconds; time += STEP) blocks.step();
        this.#show(key, { poses: blocks.poses(), way, kicking: true, fading: false });
      });
    }
    const last = this.#houses[key];
    if (last) this.#show(key, { ...last, kicking: false, fading: true });
    await pause(FADE_MS);
    const { [key]: _gone, ...rest } = this.#houses;
    this.#houses = rest;
  }

  #show(key: string, fallen: Fallen): void {
    this.#houses = { ...this.#houses, [key]: fallen };
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, paced(ms)));
}

/** For so long, something is done at every frame. */
function frames(ms: number, each: (seconds: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    let last = start;
    const next = (now: number) => {
      each(Math.min(LONGEST_FRAME, (now - last) / 1000));
      last = now;
      if (now - start < ms && !document.hidden) requestAnimationFrame(next);
      else resolve();
    };
    requestAnimationFrame(next);
  });
}
