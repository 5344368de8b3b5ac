/**
 * What runs tables in the page, as files of the build: Pyodide, the wheel of msgspec and our Python,
 * all below `assets/pocket/`. A folder whose name says the version, so that no cache mixes two of them.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const FILES = [
  ...PYODIDE.map((name) => here(`node_modules/pyodide/${name}`)),
  here("client/src/generated/pocket/msgspec.whl"),
  here("client/src/generated/pocket/veillee.zip"),
];

/** How large the files are that are counted while they come: what a script imports cannot be. */
function counted(files: Map<string, Buffer>): number {
  const sizes = [...files].map(([name, data]) => (name.endsWith(".mjs") ? 0 : data.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The lock file of Pyodide names packages to load later: there are none, so its head is enough. */
function lockOf(): string {
  const lock = JSON.parse(
    readFileSync(here("node_modules/pyodide/pyodide-lock.json"), "utf-8"),
  ) as {
    info: object;
  };
  return JSON.stringify({ info: lock.info, packages: {} });
}

export function engine(): Plugin {
  const files = new Map(FILES.map((file) => [basename(file), readFileSync(file)]));
  const hash = createHash("sha256");
  for (const data of files.values()) hash.update(data);
  const folder = `engine-${hash.digest("hex").slice(0, 8)}`;
  return {
    name: "veillee-engine",
    config: () => ({
      define: {
        __ENGINE__: JSON.stringify({ folder, bytes: counted(files), lock: lockOf() }),
      },
    }),
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `assets/pocket/${folder}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const name = new RegExp(`/${folder}/([^/?]+)`).exec(request.url ?? "")?.[1];
        const data = name === undefined ? undefined : files.get(name);
        if (!data) return next();
        const type = name?.endsWith(".mjs") ? "text/javascript" : "application/wasm";
        answer.setHeader("content-type", type);
        answer.end(data);
      });
    },
  };
}
