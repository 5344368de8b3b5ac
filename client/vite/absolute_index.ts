import type { Plugin } from "vite";

/**
 * Everything in the built page refers to its files relatively, so that one build works in any folder.
 * A server answers deep addresses (`/t/abc/replay`) with the same index.html, so its own references
 * start at the root. `tools/site.py` makes them relative again for a site.
 */
export function absoluteIndex(): Plugin {
  return {
    name: "veillee:absolute-index",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("the build has no index.html");
      index.source = String(index.source).replaceAll('="./', '="/');
    },
  };
}
