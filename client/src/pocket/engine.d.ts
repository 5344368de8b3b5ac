/** Written at build time by `client/vite/engine.ts`: what the worker fetches, and how much of it. */
declare const __ENGINE__: { folder: string; bytes: number; lock: string };
