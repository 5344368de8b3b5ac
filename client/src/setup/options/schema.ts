/**
 * A game's options as a form. The JSON schema says what there is to choose; the shell knows no game.
 * A list of numbers has one number for each seat and is chosen on the chairs; of a list of words some
 * are chosen, and no more than it may hold.
 *
 * A number of the format `seat` is a seat, chosen by the name of who sits there, or drawn by lot if it
 * may be null. Any other option that may be null follows the mode until somebody chooses their own.
 */
import type { GameSeen } from "$client/generated/wire";
import type { Chair } from "../chairs/chairs";

export type Value = string | number | boolean | null | string[];

interface Named {
  name: string;
  initial: Value;
}

export interface EnumOption extends Named {
  kind: "enum";
  values: string[];
}

export interface BooleanOption extends Named {
  kind: "boolean";
  follows: boolean;
}

export interface NumberOption extends Named {
  kind: "number";
  follows: boolean;
  least: number;
  most: number;
}

export interface SeatOption extends Named {
  kind: "seat";
  byLot: boolean;
}

/** Some of these, and no more than `most`. */
export interface SomeOption extends Named {
  kind: "some";
  values: string[];
  most: number;
}

/** Every seat has its own. */
export interface EachOption extends Named {
  kind: "each";
  most: number;
}

export type Option =
  EnumOption | BooleanOption | NumberOption | SeatOption | SomeOption | EachOption;

interface Schema {
  type?: string;
  format?: string;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: Value;
}

export function optionsOf(game: GameSeen): Option[] {
  const properties = (game.options.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, schema]) => readOption(name, schema) ?? []);
}

/** As it comes out of the box. */
export function initialValues(options: Option[]): Record<string, Value> {
  return Object.fromEntries(options.map(({ name, initial }) => [name, initial]));
}

function readOption(name: string, schema: Schema): Option | null {
  const inner = schema.anyOf?.find((one) => one.type !== "null") ?? schema;
  const follows = schema.anyOf?.some((one) => one.type === "null") ?? false;
  const named = { name, initial: schema.default ?? null };
  if (inner.enum) return { ...named, kind: "enum", values: inner.enum };
  if (inner.type === "boolean") return { ...named, kind: "boolean", follows };
  if (inner.type === "array" && inner.items?.enum)
    return { ...named, kind: "some", values: inner.items.enum, most: inner.maxItems ?? 99 };
  if (inner.type === "array" && inner.items?.type === "integer")
    return { name, initial: null, kind: "each", most: inner.items.maximum ?? 9 };
  if (inner.type !== "integer") return null;
  if (inner.format === "seat") return { ...named, kind: "seat", byLot: follows };
  const { minimum = 0, maximum = 99 } = inner;
  return { ...named, kind: "number", follows, least: minimum, most: maximum };
}

/** What a value comes to: its own, or what the mode says while it is null. */
export function inForce(game: GameSeen, values: Record<string, Value>, name: string): Value {
  const preset = game.presets[String(values.mode)]?.[name];
  return values[name] ?? (preset as Value | undefined) ?? null;
}

/** The options that mean something beside the others as they are. */
export function meaningful(
  game: GameSeen,
  options: Option[],
  values: Record<string, Value>,
): Option[] {
  return options.filter(({ name }) =>
    Object.entries(game.only_where[name] ?? {}).every(
      ([other, value]) => inForce(game, values, other) === value,
    ),
  );
}

/** Only what differs from the defaults is sent. */
export function chosen(
  options: Option[],
  values: Record<string, Value>,
  chairs: Chair[],
): Record<string, Value | number[]> {
  const own = options.filter(({ name, initial }) => !isSame(values[name], initial));
  return {
    ...Object.fromEntries(own.map(({ name }) => [name, values[name] ?? null])),
    ...eachSeat(options, chairs),
  };
}

function isSame(one: Value | undefined, other: Value): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.join() === other.join();
  return one === other;
}

function eachSeat(options: Option[], chairs: Chair[]): Record<string, number[]> {
  const lists: Record<string, number[]> = {};
  for (const { name } of eachOf(options)) {
    const list = chairs.map((one) => one.own[name] ?? 0);
    if (list.some((n) => n > 0)) lists[name] = list;
  }
  return lists;
}

export function eachOf(options: Option[]): EachOption[] {
  return options.filter((one) => one.kind === "each");
}
