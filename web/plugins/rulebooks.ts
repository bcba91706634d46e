/** The rulebooks of src/smallbox/games as modules, with the readings that lie beside them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { cut, cutReadings } from "../src/rules/cut.ts";
import { measuredOf, type Reading, type Report, type Ruling } from "../src/rules/readings.ts";
import { folder, games } from "./games.ts";
import { languages } from "./texts.ts";

/** The file of a rulebook, and the language it is in. */
function written(game: string, language: string): { file: string; language: string } {
  const file = join(folder, game, "rulebook", `${language}.md`);
  return existsSync(file) ? { file, language } : { file: join(folder, game, "rulebook", "en.md"), language: "en" };
}

/** Where the printed rules leave something open, as far as a game has written it down. */
function readings(game: string, language: string): { files: string[]; found: Reading[] } {
  const at = (name: string): string => join(folder, game, "rulebook", "readings", name);
  const [rulings, text] = [at("rulings.json"), at(existsSync(at(`${language}.md`)) ? `${language}.md` : "en.md")];
  if (!existsSync(rulings)) return { files: [], found: [] };
  const known = JSON.parse(readFileSync(rulings, "utf8")) as Record<string, Ruling>;
  const found = cutReadings(readFileSync(text, "utf8"), known);
  const report = join(folder, game, "rulebook", "measured.json");
  if (!existsSync(report)) return { files: [rulings, text], found };
  const measured = JSON.parse(readFileSync(report, "utf8")) as Report;
  return { files: [rulings, text, report], found: found.map((each) => ({ ...each, measured: measuredOf(measured, each.options) })) };
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
      const open = readings(game, language);
      for (const file of [found.file, ...open.files]) this.addWatchFile(file);
      return `export default ${JSON.stringify({ ...cut(readFileSync(found.file, "utf8"), found.language), readings: open.found })};`;
    },
  };
}
