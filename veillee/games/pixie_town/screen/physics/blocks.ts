/**
 * Stones that fall, tumble and come to rest. The same stones let go in the same way come to rest in
 * the same place, always: time goes in fixed steps, and every fall begins from whole numbers.
 */
import { type Body, Edge, Polygon, Transform, Vec2, World, testOverlap } from "planck";
import { PLOT, type Pose } from "$client/generated/pixie_town";
import { extent } from "../outlines";
import { shapeOf } from "../stones";
import { PIECES } from "./shapes";

export const STEP = 1 / 120;
const VELOCITY_ROUNDS = 12;
const POSITION_ROUNDS = 8;
const GRAVITY = 24;
/** A hand sets down more gently than a fall from any height. */
const FASTEST_FALL = 8;
const GROUND = -0.0075;
/** Slower than this is at rest, once it has lasted. */
const SLOW = 0.03;
const STEPS_AT_REST = 20;
const MOST_STEPS = 10 / STEP;
/** What rests on a tip or an edge alone does not stay there: breaths from either side, in radians a
 * second, tell. No two undo each other. */
const BREATHS = [0.09, -0.16, 0.3];
/** A stone that moved less than this has not moved. */
const SAME_PLACE = 15;
const SAME_TURN = 400;
const QUARTER = 90_000;
const FULL_TURN = 4 * QUARTER;

const POLYGONS = Object.fromEntries(
  Object.entries(PIECES).map(([shape, pieces]) => [
    shape,
    pieces.map((piece) => new Polygon(piece.map(({ x, y }) => new Vec2(x, y)))),
  ]),
);

export type Poses = Record<string, Pose>;

export class Blocks {
  #world: World;
  #bodies: [string, Body][];
  #calm = 0;
  #steps = 0;
  #breaths = 0;

  /** Stones where they stand. They do not move before the first step. */
  constructor(
    private start: Poses,
    { walls = true } = {},
  ) {
    this.#world = new World({ gravity: new Vec2(0, -GRAVITY), allowSleep: false });
    const ground = this.#world.createBody();
    const width = PLOT.width / 1000;
    const far = walls ? 0 : 60;
    const rough = { friction: 0.9, restitution: 0 };
    ground.createFixture(
      new Edge(new Vec2(-far - 1, GROUND), new Vec2(width + far + 1, GROUND)),
      rough,
    );
    if (walls) {
      const high = (2 * PLOT.height) / 1000;
      for (const x of [GROUND, width - GROUND]) {
        ground.createFixture(new Edge(new Vec2(x, -1), new Vec2(x, high)), { friction: 0.2 });
      }
    }
    this.#bodies = Object.entries(start).map(([stone, pose]) => [stone, this.#add(stone, pose)]);
  }

  #add(stone: string, { x, y, turn }: Pose): Body {
    const body = this.#world.createBody({
      type: "dynamic",
      position: new Vec2(x / 1000, y / 1000),
      angle: (turn / 180_000) * Math.PI,
      angularDamping: 0.4,
    });
    for (const shape of POLYGONS[shapeOf(stone)] ?? []) {
      body.createFixture(shape, { density: 1, friction: 0.75, restitution: 0.04 });
    }
    return body;
  }

  /** Somebody kicks it, from below and from one side. */
  kick(stone: string, sideways: number, up: number, spin: number): void {
    const body = this.#bodies.find(([name]) => name === stone)?.[1];
    body?.setLinearVelocity(new Vec2(sideways, up));
    body?.setAngularVelocity(spin);
  }

  /** The next moment; true when everything has come to rest. */
  step(): boolean {
    for (const [, body] of this.#bodies) {
      const { x, y } = body.getLinearVelocity();
      if (y < -FASTEST_FALL) body.setLinearVelocity(new Vec2(x, -FASTEST_FALL));
    }
    this.#world.step(STEP, VELOCITY_ROUNDS, POSITION_ROUNDS);
    this.#steps++;
    const moving = this.#bodies.some(
      ([, body]) =>
        body.getLinearVelocity().length() > SLOW || Math.abs(body.getAngularVelocity()) > SLOW,
    );
    this.#calm = moving ? 0 : this.#calm + 1;
    if (this.#steps >= MOST_STEPS) return true;
    if (this.#calm < STEPS_AT_REST) return false;
    const breath = BREATHS[this.#breaths++];
    if (breath === undefined) return true;
    this.#calm = 0;
    for (const [, body] of this.#bodies) body.setAngularVelocity(breath);
    return false;
  }

  /** Where the stones are right now, for the eye. */
  poses(): Poses {
    return Object.fromEntries(this.#bodies.map(([stone, body]) => [stone, poseOf(body)]));
  }

  /** Where they came to rest: what has not moved stays exactly there, and upright is upright. */
  rest(): Poses {
    return Object.fromEntries(
      this.#bodies.map(([stone, body]) => {
        const now = poseOf(body);
        const before = this.start[stone];
        return [stone, before && isSame(now, before) ? before : straightened(now)];
      }),
    );
  }
}

/** Let go, and wait until all is at rest. */
export function settle(start: Poses): Poses {
  const blocks = new Blocks(start);
  while (!blocks.step());
  return blocks.rest();
}

/** Whether a stone has room there: nothing else is in that place. */
export function isFree(stone: string, pose: Pose, others: Poses): boolean {
  const reach = extent(shapeOf(stone), pose.turn);
  return !Object.entries(others).some(([other, at]) => {
    const its = extent(shapeOf(other), at.turn);
    if (2 * Math.abs(at.x - pose.x) > its.width + reach.width) return false;
    if (2 * Math.abs(at.y - pose.y) > its.height + reach.height) return false;
    return touches(stone, pose, other, at);
  });
}

function touches(a: string, at: Pose, b: string, there: Pose): boolean {
  const [here, other] = [at, there].map(transform);
  return (POLYGONS[shapeOf(a)] ?? []).some((one) =>
    (POLYGONS[shapeOf(b)] ?? []).some((two) => testOverlap(one, 0, two, 0, here!, other!)),
  );
}

function transform({ x, y, turn }: Pose): Transform {
  return new Transform(new Vec2(x / 1000, y / 1000), (turn / 180_000) * Math.PI);
}

function poseOf(body: Body): Pose {
  const { x, y } = body.getPosition();
  const turn = Math.round((body.getAngle() / Math.PI) * 180_000);
  return { x: Math.round(1000 * x), y: Math.round(1000 * y), turn: around(turn) };
}

const around = (turn: number): number => ((turn % FULL_TURN) + FULL_TURN) % FULL_TURN;

function apart(one: number, other: number): number {
  const between = around(one - other);
  return Math.min(between, FULL_TURN - between);
}

function isSame(one: Pose, other: Pose): boolean {
  return (
    Math.abs(one.x - other.x) <= SAME_PLACE &&
    Math.abs(one.y - other.y) <= SAME_PLACE &&
    apart(one.turn, other.turn) <= SAME_TURN
  );
}

function straightened(pose: Pose): Pose {
  const upright = Math.round(pose.turn / QUARTER) * QUARTER;
  return apart(pose.turn, upright) <= SAME_TURN ? { ...pose, turn: around(upright) } : pose;
}
