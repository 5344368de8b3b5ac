/** The drawings of a game. All are fetched alike, so that what is fetched tells nothing. */
export class Drawings {
  #kept: HTMLImageElement[] = [];

  /** Addresses by path in the game's `screen` folder. */
  constructor(private files: Record<string, string>) {}

  picture(name: string): string | undefined {
    return this.files[`../art/${name}.svg`];
  }

  fetchAll(): void {
    if (this.#kept.length) return;
    this.#kept = Object.values(this.files).map((address) => {
      const image = new Image();
      image.src = address;
      return image;
    });
  }
}
