import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { isFirstTime, keepSolo, levelsOf, soloOf, type Solo } from "./solo";

const INFO = {
  name: "kobito", fewest: 2, most: 6, seats: 3, levels: ["random", "greedy", "easy"], level: "easy", first_level: "greedy",
  presets: [{ name: "short", options: { gold_cards: "9" } }],
} as unknown as GameInfo;

beforeEach(() => localStorage.clear());

test("first games are against the usual number of the level for first games", () => {
  expect(isFirstTime()).toBe(true);
  expect(soloOf(INFO)).toEqual({ level: "greedy", bots: 2, isShort: false, series: "one" });
});

test("what was chosen is remembered for its game", () => {
  keepSolo("kobito", { level: "easy", bots: 5, isShort: true, series: "first_to_two" });
  expect(isFirstTime()).toBe(false);
  expect(soloOf(INFO)).toEqual({ level: "easy", bots: 5, isShort: true, series: "first_to_two" });
  expect(soloOf({ ...INFO, name: "hat" })).toEqual({ level: "greedy", bots: 2, isShort: false, series: "one" });
});

test("what the game does not have any more is not chosen", () => {
  keepSolo("kobito", { level: "genius", bots: 9, isShort: true, series: "for_ever" as Solo["series"] });
  expect(soloOf({ ...INFO, presets: [] })).toEqual({ level: "greedy", bots: 2, isShort: false, series: "one" });
});

test.each(["null", "[]", "{", '{"kobito": 7}'])("whatever lies in the storage, as %s, a game can be played", (text) => {
  localStorage.setItem("smallbox.solo", text);
  expect(soloOf(INFO).bots).toBe(2);
});

test("a bot that moves at random is no level", () => {
  expect(levelsOf(INFO)).toEqual(["greedy", "easy"]);
  expect(levelsOf({ ...INFO, levels: ["random"] })).toEqual(["random"]);
});
