import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

/** What is left out: the worker itself, and fonts for browsers that are too old for one. */
const LEFT_OUT = /^sw\.js$|\.woff$/;

/** Every file of the build, with the size that travels over the network. */
function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join("/") }))
    .filter(({ path }) => !LEFT_OUT.test(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ file, path }) => {
      const content = readFileSync(file);
      return {
        path,
        size: content.length,
        travels: Math.min(content.length, gzipSync(content).length),
        sha256: createHash("sha256").update(content).digest("hex"),
      };
    });
}

/**
 * Writes `sw.js` beside index.html. Its first line is the list of all files of this build, so a new
 * build is a new worker; `tools/site.py` changes the line for a site.
 */
export function serviceWorker(source: string): Plugin {
  let folder = "";
  return {
    name: "veillee:service-worker",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const built = await build({
          configFile: false,
          logLevel: "warn",
          build: {
            write: false,
            target: "es2022",
            lib: { entry: source, formats: ["iife"], name: "veillee" },
          },
        });
        const [output] = Array.isArray(built) ? built : [built];
        if (!output || !("output" in output)) throw new Error("the service worker was not built");
        const list = JSON.stringify({ site: false, files: listFiles(folder) });
        writeFileSync(join(folder, "sw.js"), `self.veillee=${list};\n${output.output[0].code}`);
      },
    },
  };
}
