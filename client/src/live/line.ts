/** A connection to a table, whatever it goes through. */

export interface Line {
  readonly state: "opening" | "open" | "closed";
  send(text: string): void;
  close(): void;
}

export interface Listener {
  opened(): void;
  heard(text: string): void;
  /** It was closed from the other side, or could not be opened. */
  closed(): void;
}
