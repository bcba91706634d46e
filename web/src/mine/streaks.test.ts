// @vitest-environment node
import { expect, test } from "vitest";
import { game } from "./example";
import type { MyGame } from "./kept";
import { daysInARow, winsInARow } from "./streaks";

const NOON = new Date(2026, 2, 27, 12).getTime();

function on(day: number, fields: Partial<MyGame> = {}): MyGame {
  return game(day, { ended: new Date(2026, 2, day, 21).getTime(), ...fields });
}

test("days in a row go on until the end of the day on which nothing was played", () => {
  expect(daysInARow([on(25), on(26)], NOON)).toEqual({ now: 2, best: 2 });
  expect(daysInARow([on(25), on(26), on(27), on(27)], NOON)).toEqual({ now: 3, best: 3 });
  expect(daysInARow([on(20), on(21), on(22), on(25)], NOON)).toEqual({ now: 0, best: 3 });
  expect(daysInARow([], NOON)).toEqual({ now: 0, best: 0 });
});

test("a day is as long as the clocks make it", () => {
  // In much of Europe the 29th of March 2026 has 23 hours.
  expect(daysInARow([on(28), on(29), on(30)], new Date(2026, 2, 30, 22).getTime()).now).toBe(3);
});

test("games that were stopped, resigned or left make no day", () => {
  expect(daysInARow([on(26, { kind: "stopped" }), on(27, { isResigned: true })], NOON)).toEqual({ now: 0, best: 0 });
});

test("wins in a row end with a game that is lost, not with one that was stopped", () => {
  const games = [on(20), on(21), on(22), on(23, { share: 0 }), on(24), on(25, { kind: "stopped", share: 0 }), on(26, { share: 0.5 })];
  expect(winsInARow(games.toReversed())).toEqual({ now: 2, best: 3 });
});
