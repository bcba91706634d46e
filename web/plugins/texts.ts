/** The Fluent files of src/smallbox/text as modules: one for the pages all share, one for each game, in each language. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Plugin } from "vite";
import { games } from "./games.ts";

const folder = fileURLToPath(new URL("../../src/smallbox/text", import.meta.url));

export const languages = ["en", "uk", "nl", "ru"];
const groups = ["app", ...games];

function belongs(file: string, group: string): boolean {
  if (!file.endsWith(".ftl") || file === "terminal.ftl") return false;
  const game = games.find((name) => file.startsWith(`${name}-`));
  return group === (game ?? "app");
}

/** All sentences of one group, without comments. */
export function sentences(language: string, group: string): string {
  const files = readdirSync(join(folder, language)).filter((file) => belongs(file, group));
  const lines = files.sort().flatMap((file) => readFileSync(join(folder, language, file), "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#") && line.trim() !== "").join("\n");
}

export function texts(): Plugin {
  return {
    name: "smallbox-texts",
    resolveId(id) {
      return id.startsWith("virtual:text") ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === "\0virtual:texts") {
        const names = languages.flatMap((language) => groups.map((group) => `${language}/${group}`));
        const loaders = names.map((name) => `"${name}": () => import("virtual:text/${name}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith("\0virtual:text/")) return undefined;
      const [language, group] = id.slice("\0virtual:text/".length).split("/");
      for (const file of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, file));
      return `export default ${JSON.stringify(sentences(language, group))};`;
    },
  };
}
