/** What the page and the service worker say to each other. */

/** Why something could not be fetched: no room on this device, or no connection. */
export type Trouble = "room" | "connection";

/** How much is on this device, in bytes as they travel. */
export interface Taken {
  type: "taken";
  bytes: number;
  done: number;
  isFetching: boolean;
  trouble: Trouble | null;
  /** Said by a newer version that is on its way, not by the one that is used. */
  isUpdate: boolean;
}

export type Asked =
  /** How much is there? */
  | { type: "look" }
  /** Fetch everything that is missing. */
  | { type: "take" }
  /** Does this version have such a file? */
  | { type: "has"; path: string }
  /** Become the version that is used. */
  | { type: "step in" };
