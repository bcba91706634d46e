/** The rulebooks of src/smallbox/games as modules. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { cut } from "../src/rules/cut.ts";
import { folder, games } from "./games.ts";
import { languages } from "./texts.ts";

/** The file of a rulebook, and the language it is in. */
function written(game: string, language: string): { file: string; language: string } {
  const file = join(folder, game, "rulebook", `${language}.md`);
  return existsSync(file) ? { file, language } : { file: join(folder, game, "rulebook", "en.md"), language: "en" };
}

export function rulebooks(): Plugin {
  return {
    name: "smallbox-rulebooks",
    resolveId(id) {
      return id.startsWith("virtual:rulebook") ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === "\0virtual:rulebooks") {
        const names = games.flatMap((game) => languages.map((language) => `${game}/${language}`));
        const loaders = names.map((name) => `"${name}": () => import("virtual:rulebook/${name}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith("\0virtual:rulebook/")) return undefined;
      const [game, language] = id.slice("\0virtual:rulebook/".length).split("/");
      const found = written(game, language);
      this.addWatchFile(found.file);
      return `export default ${JSON.stringify(cut(readFileSync(found.file, "utf8"), found.language))};`;
    },
  };
}
