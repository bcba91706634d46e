/** The Fluent files of src/smallbox as modules: one for the pages all share, one for each game, in each language. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Plugin } from "vite";
import { games } from "./games.ts";

const root = fileURLToPath(new URL("../../src/smallbox", import.meta.url));

export const languages = ["en", "uk", "nl", "ru"];
const groups = ["app", ...games];

function houseFiles(language: string): string[] {
  const folder = join(root, "text", language);
  return readdirSync(folder).sort().map((file) => join(folder, file));
}

/** The files `<language>.ftl` and `<language>-<more>.ftl` of a game; in English where it has none. */
function gameFiles(game: string, language: string): string[] {
  const folder = join(root, "games", game, "text");
  const written = readdirSync(folder).filter((file) => file === `${language}.ftl` || file.startsWith(`${language}-`));
  return written.length > 0 ? written.sort().map((file) => join(folder, file)) : gameFiles(game, "en");
}

function filesOf(language: string, group: string): string[] {
  const ofGames = (group === "app" ? games : [group]).flatMap((game) => gameFiles(game, language));
  return group === "app" ? [...houseFiles(language), ...ofGames] : ofGames;
}

/** Cut Fluent text into messages: each begins at the margin, and what belongs to it is indented. */
function messages(source: string): string[] {
  const lines = source.split("\n").filter((line) => !line.startsWith("#") && line.trim() !== "");
  return lines.join("\n").split(/\n(?=[a-z])/i);
}

/** What the shelf says of a game belongs to the pages, and what a terminal says to nobody here. */
function belongs(message: string, file: string, group: string): boolean {
  if (message.startsWith("terminal-")) return false;
  const isOfHouse = file.startsWith(join(root, "text")) || message.startsWith("game-");
  return isOfHouse === (group === "app");
}

/** All sentences of one group, without comments. */
export function sentences(language: string, group: string): string {
  const found = filesOf(language, group).flatMap((file) =>
    messages(readFileSync(file, "utf8")).filter((message) => belongs(message, file, group)),
  );
  return found.join("\n");
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
      for (const file of filesOf(language, group)) this.addWatchFile(file);
      return `export default ${JSON.stringify(sentences(language, group))};`;
    },
  };
}
