/** The drawings of Ali Baba. */
import { Drawings } from "$client/table/drawings";

const drawings = new Drawings(
  import.meta.glob<string>("../art/*.svg", { eager: true, query: "?url", import: "default" }),
);

export const picture = (name: string) => drawings.picture(name);
export const fetchPictures = () => drawings.fetchAll();
