/** What one builds now and where: by plan, freely on a plot of one's own, or on the gnome's tower. */
import type { Move, View } from "$client/generated/pixie_town";
import type { SightSent } from "$client/generated/wire";
import { FreeBuilding } from "./freebuilding.svelte";
import type { Job } from "./jobs";
import { PlanBuilding } from "./planbuilding.svelte";
import type { Poses } from "./physics/blocks";
import type { Pick } from "./trays";

interface Now {
  job: Job | null;
  view: View;
  sight: SightSent;
}

type Act = (seat: number, move: Move) => void;

export class Building {
  plan: PlanBuilding;
  free: FreeBuilding;
  /** Which of my plots is on the bench, if it was chosen. */
  #chosen: number | null = $state(null);

  constructor(
    private now: () => Now,
    private act: Act,
  ) {
    const planJob = () => {
      const { job } = this.now();
      return job?.kind === "plan" ? job : null;
    };
    this.plan = new PlanBuilding(planJob, act);
    this.free = new FreeBuilding((pick, poses) => this.#place(pick, poses));
  }

  /** What was begun ends when the table goes on, or has refused it. */
  follow(): void {
    const { job, sight } = this.now();
    const waiting = this.plan.sent !== null || this.free.phase === "sent";
    const before = this.#followed;
    const same = before === sight || (before?.seq === sight.seq && !waiting);
    if (same && job?.kind === this.#kind) return;
    this.#followed = sight;
    this.#kind = job?.kind;
    this.plan.follow();
    if (job?.kind !== "free" && job?.kind !== "gift") this.#chosen = null;
    this.#sites++;
    this.followPlot();
  }
  #followed: SightSent | null = null;
  #kind: Job["kind"] | undefined;
  #sites = 0;

  followPlot(): void {
    const { job } = this.now();
    const where = job?.kind === "tower" ? "tower" : this.house;
    this.free.follow(`${this.#sites} ${where}`, this.plot);
  }

  /** The house on the bench: the fullest that is not safe yet, unless another was chosen. */
  get house(): number {
    const { job, view } = this.now();
    const houses = (job && view.houses[job.seat]) ?? [];
    if (this.#chosen !== null && this.#chosen < houses.length) return this.#chosen;
    const open = houses.map(({ finished, stones }, i) => ({
      i,
      many: finished ? -1 : stones.length,
    }));
    return open.reduce((best, one) => (one.many > best.many ? one : best), { i: 0, many: -1 }).i;
  }

  choose(house: number): void {
    this.#chosen = house;
    this.followPlot();
  }

  get plot(): Poses {
    const { job, view } = this.now();
    const stones =
      job?.kind === "tower"
        ? view.tower
        : ((job && view.houses[job.seat]?.[this.house]?.stones) ?? []);
    return Object.fromEntries(stones.map(({ stone, x, y, turn }) => [stone, { x, y, turn }]));
  }

  give(to: number): void {
    const { job } = this.now();
    const { pick } = this.free;
    if (job?.kind !== "free" || !pick) return;
    this.free.putBack();
    this.act(job.seat, { type: "Give", die: pick.die ?? 0, stone: pick.stone, to });
  }

  #place({ die, stone }: Pick, poses: Poses): void {
    const { job } = this.now();
    const { house } = this;
    if (job?.kind === "tower") this.act(job.seat, { type: "RaiseTower", stone, poses });
    else if (job?.kind === "gift") this.act(job.seat, { type: "PlaceGift", house, poses });
    else if (job?.kind === "free")
      this.act(job.seat, { type: "Place", die: die ?? 0, stone, house, poses });
  }
}
