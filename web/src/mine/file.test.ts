import { beforeEach, expect, test } from "vitest";
import { keepSeat } from "../seats";
import { game } from "./example";
import { readFile, takeFile, writeFile } from "./file";
import { keepGames, myGames } from "./kept";

const NOW = new Date(Date.UTC(2026, 10, 17));

beforeEach(() => localStorage.clear());

test("what one device exports another one imports, without losing its own", async () => {
  keepGames([game(1), game(2)]);
  const file = new Blob([writeFile(NOW)]);
  localStorage.clear();
  keepGames([game(3)]);
  expect(await takeFile(file)).toBe(2);
  expect(myGames().map(({ number }) => number)).toEqual([3, 2, 1]);
});

test("the file says what it is, and has the tables but no secret of a seat", () => {
  keepSeat({ code: "ABCDEFGH", secret: "not-to-be-seen", game: "kobito", at: 1, over: false });
  const text = writeFile(NOW);
  expect(JSON.parse(text)).toMatchObject({ format: "smallbox-games", version: 1, exported: "2026-11-17T00:00:00.000Z", tables: [{ code: "ABCDEFGH" }] });
  expect(text).not.toContain("not-to-be-seen");
});

test("games that were kept before cards and options were told had fresh cards and the usual options", () => {
  const { deal: _, options: __, ...before } = game(1);
  expect(readFile(JSON.stringify({ format: "smallbox-games", version: 1, games: [before] }))).toEqual([game(1)]);
});

test("files that are none of ours, or of a later version, change nothing", () => {
  expect(readFile("{")).toBe("not-ours");
  expect(readFile("null")).toBe("not-ours");
  expect(readFile('{"format": "smallbox-games", "games": 3}')).toBe("not-ours");
  expect(readFile('{"format": "smallbox-games", "version": 2, "games": []}')).toBe("newer");
  expect(readFile(JSON.stringify({ format: "smallbox-games", version: 1, games: [game(1), { code: 7 }, null, { ...game(2), options: [] }] }))).toEqual([game(1)]);
});
