import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { absoluteIndex } from "./client/vite/absolute_index.ts";
import { engine } from "./client/vite/engine.ts";
import { serviceWorker } from "./client/vite/service_worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.VEILLEE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: "client",
  base: "./",
  plugins: [
    svelte({ configFile: here("./svelte.config.js") }),
    absoluteIndex(),
    engine(),
    serviceWorker(here("./client/src/offline/service-worker.ts")),
  ],
  worker: {
    format: "es",
    rollupOptions: { output: { entryFileNames: "assets/pocket/[name]-[hash].js" } },
  },
  resolve: {
    alias: { $client: here("./client/src"), $games: here("./veillee/games") },
  },
  build: {
    outDir: here("./veillee/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
