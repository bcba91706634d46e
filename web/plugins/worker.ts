/** The service worker with the list of files that belong to this build, so that it can tell them from those of an older one. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src/worker.js", import.meta.url));

export function worker(): Plugin {
  return {
    name: "smallbox-worker",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort().map((name) => `/${name}`);
      this.emitFile({ type: "asset", fileName: "worker.js", source: readFileSync(source, "utf8").replace("self.BUILD", JSON.stringify(files)) });
    },
  };
}
