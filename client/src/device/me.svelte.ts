/** Who plays on this device: its owner, and those who have shared it before. */
import { PICTURES, type Persona, type Picture } from "$client/generated/wire";
import { recall, remember } from "./memory";

export interface Child {
  name: string;
  picture: Picture;
  /** For the odds alone; it never leaves this device together with a name. */
  age?: Persona;
}

const MOST_COMPANIONS = 8;
const anyPicture = () => PICTURES[Math.floor(Math.random() * PICTURES.length)] ?? PICTURES[0];

export const me = $state<Child>(drawn(recall("me", { name: "", picture: anyPicture() })));

/** A picture that is not drawn (any longer) would be refused by the server. */
function drawn(child: Child): Child {
  return PICTURES.includes(child.picture) ? child : { ...child, picture: anyPicture() };
}

export function rememberMe(child: Child = me): void {
  me.name = child.name.trim();
  me.picture = child.picture;
  remember("me", me);
}

export function companions(): Child[] {
  return recall<Child[]>("companions", []).map(drawn);
}

export function rememberCompanions(children: Child[]): void {
  const named = children.filter((child) => child.name);
  const names = new Set(named.map((child) => child.name));
  const others = companions().filter((child) => !names.has(child.name));
  remember("companions", [...named, ...others].slice(0, MOST_COMPANIONS));
}
