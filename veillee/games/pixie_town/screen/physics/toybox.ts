/** Everything that needs physics, in one chunk of its own. */
export * from "./blocks";
export * from "./reach";
