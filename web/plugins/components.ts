/** What is in the boxes, as modules: the cards of a game from the files that its engine deals from, those files as they are, and the facts on the boxes. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { folder, games } from "./games.ts";

/** The columns of a table of cards that a picture needs; names come from the Fluent files. */
const COLUMNS = ["emoji", "en", "arrow", "arrow_colour", "arrow_crossed"];

function parsed(file: string): unknown {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return JSON.parse(text) as unknown;
  const [head, ...rows] = text.trim().split(/\r?\n/).map((row) => row.split(","));
  const places = COLUMNS.map((name) => head.indexOf(name));
  return rows.map((row) => Object.fromEntries(COLUMNS.map((name, index) => [name, row[places[index]]])));
}

/** The data files of a game, by name. */
function filesOf(game: string): string[] {
  return readdirSync(join(folder, game, "data")).sort().map((name) => join(folder, game, "data", name));
}

/** What stands on the box of a game, as far as its printed rules say it. */
function factsOf(game: string): string {
  return join(folder, game, "rulebook", "box.json");
}

export function components(): Plugin {
  return {
    name: "smallbox-components",
    resolveId(id) {
      return /^virtual:(components|example|files)\//.test(id) || id === "virtual:boxes" ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === "\0virtual:boxes") {
        const known = games.filter((game) => existsSync(factsOf(game)));
        for (const game of known) this.addWatchFile(factsOf(game));
        return `export default ${JSON.stringify(Object.fromEntries(known.map((game) => [game, parsed(factsOf(game))])))};`;
      }
      if (id.startsWith("\0virtual:example/")) {
        const file = join(folder, id.slice("\0virtual:example/".length), "rulebook", "example.json");
        this.addWatchFile(file);
        return `export default ${JSON.stringify(parsed(file))};`;
      }
      if (id.startsWith("\0virtual:files/")) {
        const whole = filesOf(id.slice("\0virtual:files/".length));
        for (const file of whole) this.addWatchFile(file);
        return `export default ${JSON.stringify(Object.fromEntries(whole.map((file) => [basename(file), readFileSync(file, "utf8")])))};`;
      }
      if (!id.startsWith("\0virtual:components/")) return undefined;
      const files = filesOf(id.slice("\0virtual:components/".length));
      for (const file of files) this.addWatchFile(file);
      const named = files.map((file) => [/([^/\\]+)\.\w+$/.exec(file)![1], parsed(file)]);
      return `export default ${JSON.stringify(Object.fromEntries(named))};`;
    },
  };
}
