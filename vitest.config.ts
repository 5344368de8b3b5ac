import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

const NOWHERE = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };

/** Unit tests of the page: without a browser and without a server. */
export default mergeConfig(
  page,
  defineConfig({
    cacheDir: "../node_modules/.vite",
    resolve: { conditions: ["browser"] },
    test: {
      include: ["tests/**/*.test.ts"],
      // happy-dom would follow a link before anybody could prevent it.
      environmentOptions: { happyDOM: { settings: { navigation: NOWHERE } } },
      setupFiles: ["tests/fresh.ts"],
      pool: "threads",
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      coverage: {
        provider: "v8",
        // The games' screens lie outside the root.
        allowExternal: true,
        include: ["src/**/*.ts", "**/veillee/games/*/screen/**/*.ts"],
        exclude: ["src/generated/**", "src/main.ts"],
        reporter: ["text"],
        reportsDirectory: "../build/coverage",
      },
    },
  }),
);
