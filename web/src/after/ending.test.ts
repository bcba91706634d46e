// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { boxOf, built } from "../games/boxes";
import type { AnyView, TableInfo } from "../wire";
import { clauseOf, endOf, headline, recordsOf } from "./ending";

const SEAT = { name: "Ann", level: null, is_program: false, is_ready: false, is_away: false, is_resigned: false, is_gone: false, asked_by: [] };

function table(more: Partial<TableInfo>): TableInfo {
  return { phase: "over", round: 1, rounds: 1, records: 1, result: null, seats: [SEAT, SEAT, null], ...more } as TableInfo;
}

const view = { outcome: { kind: "limit", winners: [1], scores: [3, 0] } } as unknown as AnyView;

describe("how it ended", () => {
  test("a game by its result", () => {
    const end = endOf(table({ result: { kind: "gold", winners: [0], scores: [9, 4], resigned: [1] } }), view);
    expect(end).toEqual({ kind: "gold", winners: [0], scores: [9, 4], resigned: [1], isRound: false });
    expect(headline(end, 0)).toEqual({ name: "after-you-win", seats: [] });
    expect(headline(end, 1)).toEqual({ name: "after-wins", seats: [0] });
  });

  test("a round by its view", () => {
    const end = endOf(table({ phase: "between", rounds: 3 }), view);
    expect(end).toMatchObject({ kind: "limit", winners: [1], isRound: true });
    expect(headline(end, 1).name).toBe("after-round");
  });

  test("a stopped game has no winner", () => {
    const end = endOf(table({ result: { kind: "stopped", winners: [], scores: null, resigned: [] } }), null);
    expect(headline(end, 0).name).toBe("after-nobody");
  });

  test("a win is shared, and a bot may win for somebody who gave up", () => {
    expect(headline({ kind: "gold", winners: [0, 2], scores: null, resigned: [], isRound: false }, 0)).toEqual({ name: "after-share", seats: [0, 2] });
    expect(headline({ kind: "gold", winners: [2], scores: null, resigned: [2], isRound: false }, 0)).toEqual({ name: "after-bot-wins", seats: [2] });
  });
});

describe("the records of what just ended", () => {
  test("the last one of a game", () => expect(recordsOf(table({ records: 4 }))).toEqual([4]));
  test("one for each round of a match", () => {
    const result = { kind: "match", winners: [0], scores: [1, 2], resigned: [] };
    expect(recordsOf(table({ records: 5, rounds: 3, result }))).toEqual([3, 4, 5]);
  });
  test("none while a match goes on", () => expect(recordsOf(table({ phase: "between", records: 0 }))).toEqual([]));
});

test("every reason has a sentence and a clause of its rulebook", () => {
  const root = join(import.meta.dirname, "../../../src/smallbox");
  const sentences = readFileSync(join(root, "text/en/app-after.ftl"), "utf8");
  expect(built.length).toBeGreaterThan(0);
  for (const game of built) {
    const all = Object.keys(boxOf(game).endings);
    expect(all.length).toBeGreaterThan(0);
    const rulebook = readFileSync(join(root, "games", game, "rulebook/en.md"), "utf8");
    for (const kind of all) {
      expect(sentences).toContain(`after-why-${game}-${kind} =`);
      expect(rulebook).toContain(`### ${clauseOf(game, kind)} `);
    }
  }
});
