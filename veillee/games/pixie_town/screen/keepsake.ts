/** The village as a file that can be kept: one drawing that needs nothing else, or a picture of it. */
import type { View } from "$client/generated/pixie_town";
import { picture } from "$client/table/pictures";
import { type Drawings, drawVillage } from "./villagedrawing";

/** In milliseconds: how long Firefox takes to know what is inside a drawing. */
const A_MOMENT = 600;
/** As wide as a large screen. */
const SHARP = 4 / 3;

export async function keepDrawing(view: View, names: string[]): Promise<void> {
  const { svg } = drawVillage(view, names, await fetchDrawings(names));
  keep(new Blob([svg], { type: "image/svg+xml" }), "svg");
}

export async function keepPicture(view: View, names: string[]): Promise<void> {
  const drawings = await fetchDrawings(names);
  const { svg, width, height } = drawVillage(view, names, drawings);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(SHARP * width);
  canvas.height = Math.round(SHARP * height);
  const paint = async () => {
    const image = await decoded(address(svg));
    const context = canvas.getContext("2d");
    context?.clearRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  };
  // Firefox does not wait for the drawings inside a drawing, unless it knows them already: so they
  // are held while it paints, and painted once before it counts.
  const held = await Promise.all(Object.values(drawings).map(decoded));
  await paint();
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  await Promise.all(held.map((one) => one.decode()));
  await paint();
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
