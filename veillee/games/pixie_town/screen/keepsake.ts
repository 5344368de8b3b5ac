/** The village as a file that can be kept: one drawing that needs nothing else, or a picture of it. */
import type { View } from "$client/generated/pixie_town";
import { picture } from "$client/table/pictures";
import { type Drawings, drawVillage } from "./villagedrawing";

/** As wide as a large screen. */
const SHARP = 4 / 3;

export async function keepDrawing(view: View, names: string[]): Promise<void> {
  const { svg } = drawVillage(view, names, await fetchDrawings(names));
  keep(new Blob([svg], { type: "image/svg+xml" }), "svg");
}

export async function keepPicture(view: View, names: string[]): Promise<void> {
  const drawings = await fetchDrawings(names);
  const { svg, width, height } = drawVillage(view, names, drawings);
  // Firefox does not wait for the drawings inside a drawing, unless it knows them already.
  await Promise.all(Object.values(drawings).map(decoded));
  const image = await decoded(address(svg));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(SHARP * width);
  canvas.height = Math.round(SHARP * height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((file) => file && keep(file, "png"), "image/png");
}

async function fetchDrawings(names: string[]): Promise<Drawings> {
  const wanted = [
    "street",
    "gnome",
    "tower_base",
    "flag_done",
    "safe",
    ...names.map((_, i) => `pixie_${i + 1}`),
  ];
  return Object.fromEntries(
    await Promise.all(wanted.map(async (name) => [name, await fetched(name)] as const)),
  );
}

/** The drawing itself, to be put inside another. */
async function fetched(name: string): Promise<string> {
  const answer = await fetch(picture(name) ?? "");
  return address(await answer.text());
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function address(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

function keep(file: Blob, kind: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = `pixie-town.${kind}`;
  link.click();
  URL.revokeObjectURL(url);
}
