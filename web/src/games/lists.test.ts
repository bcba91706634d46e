// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, games } from "../../plugins/games";
import { boxOf, built } from "./boxes";

const WEB = join(import.meta.dirname, "../..");
/** Files that may name a game: its pictures are made of its own data, or it is an example of tests. */
const ABOUT_ONE_GAME = new Map([["plugins/sprites.ts", "hat"], ["src/mine/example.ts", "kobito"]]);
const COMMENTS = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<!:)\/\/.*/g;

function sources(): string[] {
  const all = ["src", "plugins"].flatMap((part) => readdirSync(join(WEB, part), { recursive: true, withFileTypes: true }));
  const files = all.filter((each) => each.isFile() && /\.(ts|svelte|css)$/.test(each.name)).map((each) => relative(WEB, join(each.parentPath, each.name)));
  return files.filter((file) => !/\.test\.ts$|^src\/(wire|mine\/anchors)\.ts$/.test(file) && !games.some((game) => file.startsWith(`src/games/${game}/`)));
}

describe("there is no list of games in the client", () => {
  test.each(sources())("%s names no game", (file) => {
    const code = readFileSync(join(WEB, file), "utf8").replace(COMMENTS, "");
    const named = games.filter((game) => new RegExp(`(?<![\\w.-])${game}(?![\\w])`).test(code));
    expect(named.filter((game) => ABOUT_ONE_GAME.get(file) !== game)).toEqual([]);
  });

  test("a folder of the client is a room of a game of the package", () => {
    expect([...built].filter((name) => !readdirSync(folder).includes(name))).toEqual([]);
    expect(built).not.toContain("generic");
  });

  test("a game without a room has the generic table and no clause for its end", () => {
    expect(boxOf("nobody-knows")).toBe(boxOf("generic"));
    expect(boxOf("constructor").endings).toEqual({});
  });
});
