// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { gamesOf, languagesOf, sentences, SOURCE, texts } from "./texts";

const root = mkdtempSync(join(tmpdir(), "smallbox-"));
cpSync(join(SOURCE, "text"), join(root, "text"), { recursive: true });
cpSync(join(root, "text", "nl"), join(root, "text", "xx"), { recursive: true });
for (const game of gamesOf(SOURCE)) {
  mkdirSync(join(root, "games", game), { recursive: true });
  cpSync(join(SOURCE, "games", game, "text"), join(root, "games", game, "text"), { recursive: true });
}

afterAll(() => rmSync(root, { recursive: true }));

test("a language is a folder, and shows up with its own name", () => {
  expect(languagesOf(root)).toEqual([...languagesOf(SOURCE), "xx"]);
  const load = texts(root).load as (id: string) => string;
  const module = load("\0virtual:texts");
  expect(module).toContain('"xx/app"');
  expect(module).toContain('"xx/hat"');
  expect(module).toContain('"xx":"Nederlands"');
});

test("a game that does not speak a language speaks English", () => {
  expect(sentences("xx", "kanobu", root)).toBe(sentences("en", "kanobu", root));
  expect(sentences("xx", "app", root)).toContain("game-kanobu = Kanobu");
});

test("a client gets the sentences of the pages, of the games, and none of the terminal", () => {
  expect(sentences("uk", "app")).toMatch(/^game-hat-line = /m);
  expect(sentences("uk", "hat")).toMatch(/^hat-gift-hat = ковпак$/m);
  expect(sentences("uk", "hat")).not.toMatch(/^game-/m);
  for (const group of ["app", "kobito", "kanobu", "hat"]) expect(sentences("uk", group)).not.toMatch(/^terminal-/m);
});
