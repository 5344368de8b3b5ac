import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.VEILLEE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: "client",
  base: "/",
  plugins: [svelte({ configFile: here("./svelte.config.js") })],
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
