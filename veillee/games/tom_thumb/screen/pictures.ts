/** The drawings of Tom Thumb. All are fetched alike, so that what is fetched tells nothing. */

const files = import.meta.glob<string>("../art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const kept: HTMLImageElement[] = [];

export function picture(name: string): string | undefined {
  return files[`../art/${name}.svg`];
}

export function fetchPictures(): void {
  if (kept.length) return;
  for (const address of Object.values(files)) {
    const image = new Image();
    image.src = address;
    kept.push(image);
  }
}
