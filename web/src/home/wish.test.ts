// @vitest-environment node
import { expect, test } from "vitest";
import type { ListedTable } from "../wire";
import { ANY, isWished, type Wish } from "./wish";

const TABLE: ListedTable = { code: "ABCD2345", game: "kanobu", phase: "lobby", host: "Ann", seats: 4, taken: 2, pace: "none", here: 1, chat: "free" };

test.each<[Partial<Wish>, Partial<ListedTable>, boolean]>([
  [{}, {}, true],
  [{ game: "kanobu" }, {}, true],
  [{ game: "hat" }, {}, false],
  [{ pace: "day" }, {}, false],
  [{ pace: "day" }, { pace: "day" }, true],
  [{ isFree: true }, {}, true],
  [{ isFree: true }, { taken: 4 }, false],
  [{ isFree: true }, { phase: "playing" }, false],
  [{ isWordless: true }, {}, false],
  [{ isWordless: true }, { chat: "quick" }, true],
  [{ isWordless: true }, { chat: "off" }, true],
  [{ isWordless: true }, { chat: null }, false],
])("for %j a table with %j is shown: %j", (wish, table, isShown) => {
  expect(isWished({ ...TABLE, ...table }, { ...ANY, ...wish })).toBe(isShown);
});
