/** The Fluent files of src/smallbox as modules: one for the pages all share, one for each game, in each language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Plugin } from "vite";

export const SOURCE = fileURLToPath(new URL("../../src/smallbox", import.meta.url));
const ENGLISH = "en";
/** Files of the house that only some pages need: each is a group of its own. */
const APART = ["bench"];
/** What the speakers of a language call it. */
const OWN_NAME = "language-name";

/** The languages that have a folder: English first, then in alphabetical order, as in Python. */
export function languagesOf(root: string): string[] {
  const found = readdirSync(join(root, "text")).filter((name) => existsSync(join(root, "text", name, "language.ftl")));
  return found.sort((one, other) => Number(one !== ENGLISH) - Number(other !== ENGLISH) || (one < other ? -1 : 1));
}

/** The games that have sentences of their own. */
export function gamesOf(root: string): string[] {
  return readdirSync(join(root, "games")).filter((name) => existsSync(join(root, "games", name, "text"))).sort();
}

export const languages = languagesOf(SOURCE);

function houseFiles(root: string, language: string): string[] {
  const folder = join(root, "text", language);
  const isOfAll = (file: string): boolean => !APART.some((name) => file === `${name}.ftl`);
  return readdirSync(folder).filter(isOfAll).sort().map((file) => join(folder, file));
}

/** The files `<language>.ftl` and `<language>-<more>.ftl` of a game; one that a language lacks is the English one. */
function gameFiles(root: string, game: string, language: string): string[] {
  const folder = join(root, "games", game, "text");
  const english = readdirSync(folder).filter((file) => file === `${ENGLISH}.ftl` || file.startsWith(`${ENGLISH}-`));
  return english.sort().map((file) => {
    const own = join(folder, language + file.slice(ENGLISH.length));
    return existsSync(own) ? own : join(folder, file);
  });
}

function filesOf(root: string, language: string, group: string): string[] {
  if (APART.includes(group)) return [join(root, "text", language, `${group}.ftl`)];
  const ofGames = (group === "app" ? gamesOf(root) : [group]).flatMap((game) => gameFiles(root, game, language));
  return group === "app" ? [...houseFiles(root, language), ...ofGames] : ofGames;
}

/** Cut Fluent text into messages: each begins at the margin, and what belongs to it is indented. */
function messages(source: string): string[] {
  const lines = source.split("\n").filter((line) => !line.startsWith("#") && line.trim() !== "");
  return lines.join("\n").split(/\n(?=[a-z])/i);
}

/** What the shelf says of a game belongs to the pages, and what a terminal or a report of the lab says to nobody here. */
function belongs(message: string, isOfHouse: boolean, group: string): boolean {
  if (/^(terminal-|balance-|[a-z]+-(cause|decision|ending|leads)\b)/.test(message)) return false;
  return (isOfHouse || message.startsWith("game-")) === (group === "app" || APART.includes(group));
}

/** All sentences of one group, without comments. */
export function sentences(language: string, group: string, root = SOURCE): string {
  const house = join(root, "text");
  const found = filesOf(root, language, group).flatMap((file) =>
    messages(readFileSync(file, "utf8")).filter((message) => belongs(message, file.startsWith(house), group)),
  );
  return found.join("\n");
}

function ownName(root: string, language: string): string {
  const source = readFileSync(join(root, "text", language, "language.ftl"), "utf8");
  return new RegExp(`^${OWN_NAME} = (.*)$`, "m").exec(source)![1];
}

/** A module with a loader for every group in every language, and the languages themselves. */
function index(root: string): string {
  const spoken = languagesOf(root);
  const names = spoken.flatMap((language) => ["app", ...APART, ...gamesOf(root)].map((group) => `${language}/${group}`));
  const loaders = names.map((name) => `"${name}": () => import("virtual:text/${name}")`);
  const own = Object.fromEntries(spoken.map((language) => [language, ownName(root, language)]));
  return `export default { ${loaders.join(", ")} };\nexport const languages = ${JSON.stringify(own)};`;
}

export function texts(root = SOURCE): Plugin {
  return {
    name: "smallbox-texts",
    resolveId(id) {
      return id.startsWith("virtual:text") ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === "\0virtual:texts") return index(root);
      if (!id.startsWith("\0virtual:text/")) return undefined;
      const [language, group] = id.slice("\0virtual:text/".length).split("/");
      for (const file of filesOf(root, language, group)) this.addWatchFile(file);
      return `export default ${JSON.stringify(sentences(language, group, root))};`;
    },
  };
}
