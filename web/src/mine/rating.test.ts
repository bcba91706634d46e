// @vitest-environment node
import { expect, test } from "vitest";
import { ANCHORS } from "./anchors";
import { chartOf } from "./chart";
import { game } from "./example";
import type { MyGame } from "./kept";
import { chance, isRated, levels, likeness, next, sureness } from "./rating";

const { easy, normal, expert } = ANCHORS["kobito"];

function played(number: number, share: number, fields: Partial<MyGame> = {}): MyGame {
  return game(number, { share, ...fields });
}

/** Somebody who wins so many of each ten games. */
function record(wins: number, games: number, fields: Partial<MyGame> = {}): MyGame[] {
  return Array.from({ length: games }, (_, index) => played(index, (index * 7) % 10 < wins ? 1 : 0, fields));
}

test("equals win as often as the table has seats", () => {
  expect(chance(normal, [normal])).toBeCloseTo(0.5);
  expect(chance(normal, [normal, normal, normal])).toBeCloseTo(0.25);
  expect(chance(normal, [easy])).toBeGreaterThan(0.5);
});

test("a win raises a level and a loss lowers it, more where it was not expected, and both make it surer", () => {
  const before = { rating: normal, deviation: 100 };
  const [won, lost] = [next(before, [normal], 1, 0), next(before, [normal], 0, 0)];
  expect(won.rating - normal).toBeCloseTo(normal - lost.rating);
  expect(won.deviation).toBeLessThan(100);
  expect(next(before, [expert], 1, 0).rating).toBeGreaterThan(won.rating);
});

test("whoever wins every other game against a level comes to be as strong as it", () => {
  const found = levels("kobito", record(5, 200)).at(-1)!;
  expect(Math.abs(found.rating - normal)).toBeLessThan(40);
  expect(sureness(found)).toBe("sure");
  expect(likeness("kobito", found.rating)).toEqual({ how: "like", level: "normal" });
});

test("whoever wins one game in four against three of a level comes to be as strong as it", () => {
  const games = Array.from({ length: 200 }, (_, index) => played(index, index % 4 === 0 ? 1 : 0, { bots: ["normal", "normal", "normal"], players: 4 }));
  expect(Math.abs(levels("kobito", games).at(-1)!.rating - normal)).toBeLessThan(60);
});

test("a level that is reached otherwise than by another start is the same", () => {
  const weak = [...record(0, 20), ...record(5, 150)].map((game, index) => ({ ...game, ended: index }));
  expect(Math.abs(levels("kobito", weak).at(-1)!.rating - normal)).toBeLessThan(60);
});

test("only games against bots alone count, played to their end or given up", () => {
  expect(isRated(played(1, 1))).toBe(true);
  expect(isRated(played(1, 0, { isResigned: true }))).toBe(true);
  expect(isRated(played(1, 0, { kind: "left", isResigned: true }))).toBe(true);
  expect(isRated(played(1, 1, { people: 1 }))).toBe(false);
  expect(isRated(played(1, 0, { kind: "stopped" }))).toBe(false);
  expect(isRated(played(1, 1, { bots: ["a-level-of-its-own"] }))).toBe(false);
  expect(isRated(played(1, 1, { game: "chess" }))).toBe(false);
  expect(isRated(played(1, 1, { deal: "kobito-2026-11-17" }))).toBe(false);
});

test("a resigned game counts as lost, whatever the bot in its place has won", () => {
  expect(levels("kobito", [played(1, 1, { isResigned: true })])[0].rating).toBe(levels("kobito", [played(1, 0)])[0].rating);
});

test("a few games are a guess", () => {
  expect(sureness(levels("kobito", record(5, 3)).at(-1)!)).toBe("guess");
});

test("a level is said in terms of the bots that are nearest", () => {
  expect(likeness("kobito", easy + 5)).toEqual({ how: "like", level: "easy" });
  expect(likeness("kobito", (easy + normal) / 2)).toEqual({ how: "between", level: "easy", other: "normal" });
  expect(likeness("kobito", expert + 200)).toEqual({ how: "above", level: "expert" });
  expect(likeness("kobito", 0)).toEqual({ how: "below", level: "greedy" });
});

test("the picture stays in its box, and labels do not touch", () => {
  const found = levels("kanobu", record(9, 40, { game: "kanobu" }));
  const { points, marks } = chartOf("kanobu", found, 100, 320, 220);
  expect(points.length).toBe(40);
  for (const { x, y } of points) expect(x >= 100 && x <= 320 && y >= 0 && y <= 220).toBe(true);
  for (const [index, mark] of marks.slice(1).entries()) expect(marks[index].y - mark.y).toBeGreaterThanOrEqual(18);
  expect(marks.flatMap((mark) => mark.levels)).toEqual(["greedy", "easy", "normal", "hard", "expert"]);
});
