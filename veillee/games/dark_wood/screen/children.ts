/** The children: each has a colour and an outline of its own, and everybody has chosen one. */
import { CHILDREN, type View } from "$client/generated/dark_wood";
import { picture } from "$client/table/pictures";

export type Colour = View["colours"][number];
/** In the order of the box. */
export const EVERY_COLOUR = CHILDREN as Colour[];
type Worn = Pick<View, "colours">;

const COLOURS: Record<Colour, string> = {
  red: "#e8695c",
  blue: "#62aee8",
  yellow: "#f2bd45",
  green: "#86c06a",
  purple: "#b58be0",
};

export function colourOf({ colours }: Worn, seat: number): string {
  return COLOURS[colours[seat] ?? "red"];
}

export function childPicture({ colours }: Worn, seat: number): string | undefined {
  return pictureOf(colours[seat] ?? "red");
}

export function pictureOf(colour: Colour): string | undefined {
  return picture(`child_${colour}`);
}
