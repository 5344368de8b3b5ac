/** Who plays on this device: its owner, and those who have shared it before. */
import type { Persona } from "$client/generated/wire";
import { CHILDREN } from "$client/table/portrait";
import { recall, remember } from "./memory";

export interface Child {
  name: string;
  picture: string;
  /** For the odds alone; it never leaves this device together with a name. */
  age?: Persona;
}

const MOST_COMPANIONS = 8;
const anyChild = () => CHILDREN[Math.floor(Math.random() * CHILDREN.length)] ?? "child-1";

export const me = $state<Child>(recall("me", { name: "", picture: anyChild() }));

export function rememberMe(child: Child = me): void {
  me.name = child.name.trim();
  me.picture = child.picture;
  remember("me", me);
}

export function companions(): Child[] {
  return recall<Child[]>("companions", []);
}

export function rememberCompanions(children: Child[]): void {
  const named = children.filter((child) => child.name);
  const names = new Set(named.map((child) => child.name));
  const others = companions().filter((child) => !names.has(child.name));
  remember("companions", [...named, ...others].slice(0, MOST_COMPANIONS));
}
