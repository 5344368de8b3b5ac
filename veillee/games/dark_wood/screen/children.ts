/** Each seat's pawn: a child with a colour and an outline of its own. */
import { CHILDREN } from "$client/generated/dark_wood";
import { picture } from "$client/table/pictures";

const COLOURS: Record<string, string> = {
  red: "#e8695c",
  blue: "#62aee8",
  yellow: "#f2bd45",
  green: "#86c06a",
  purple: "#b58be0",
};

export function colourOf(seat: number): string {
  return COLOURS[CHILDREN[seat] ?? ""] ?? "#e9e4d4";
}

export function childPicture(seat: number): string | undefined {
  return picture(`child_${CHILDREN[seat]}`);
}
