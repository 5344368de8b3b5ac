/** What the page and the worker that runs its tables say to each other. */

/** Where a running game goes: to the server of the page, or into a file (the answer is its address). */
export type CarryTo = "server" | "file";

/** `number`: of a call, or of a connection to a table. */
export type ToWorker =
  /** The first message. `quick`: computers do not hesitate. */
  | { type: "start"; quick: boolean }
  | { type: "call"; number: number; method: string; path: string; body: string }
  | { type: "carry"; number: number; table: string; keys: string[]; to: CarryTo }
  | { type: "open"; number: number; table: string }
  | { type: "say"; number: number; text: string }
  | { type: "close"; number: number }
  | { type: "ping"; number: number };

export type FromWorker =
  | { type: "progress"; share: number }
  | { type: "started" }
  /** It could not start, and why: the name of a refusal. */
  | { type: "failed"; name: string }
  | { type: "answer"; number: number; ok: boolean; text: string }
  | { type: "heard"; number: number; text: string }
  | { type: "closed"; number: number }
  | { type: "pong"; number: number };
