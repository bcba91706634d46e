import { beforeEach, describe, expect, test } from "vitest";
import type { AnyMove } from "../wire";
import type { PracticeStart } from "./api";
import { keepMoves, keptMoves } from "./kept";
import { isSame } from "./practice.svelte";

const LESSON: PracticeStart = { type: "lesson", game: "kobito", id: "first" };
const END: AnyMove = { type: "end" };

function moment(step: number): PracticeStart {
  return { type: "moment", table: "ABCDEFGH", record: 1, step, seat: 0 };
}

describe("moves of practice games", () => {
  beforeEach(() => localStorage.clear());

  test("are kept by where the game began", () => {
    keepMoves(LESSON, [END]);
    keepMoves(moment(3), [END, END]);
    expect(keptMoves(LESSON)).toEqual([END]);
    expect(keptMoves(moment(3))).toEqual([END, END]);
    expect(keptMoves(moment(4))).toEqual([]);
  });

  test("are gone when the game begins anew", () => {
    keepMoves(LESSON, [END]);
    keepMoves(LESSON, []);
    expect(keptMoves(LESSON)).toEqual([]);
  });

  test("make room for others, the oldest first", () => {
    keepMoves(LESSON, [END]);
    for (let step = 0; step < 30; step += 1) keepMoves(moment(step), [END]);
    expect(keptMoves(LESSON)).toEqual([]);
    expect(keptMoves(moment(29))).toEqual([END]);
    expect(Object.keys(JSON.parse(localStorage.getItem("smallbox.practice")!) as object)).toHaveLength(24);
  });

  test("are none where storage holds something else", () => {
    localStorage.setItem("smallbox.practice", "[[[");
    expect(keptMoves(LESSON)).toEqual([]);
    localStorage.setItem("smallbox.practice", "null");
    expect(keptMoves(LESSON)).toEqual([]);
  });
});

test("moves are the same whatever the order of their fields", () => {
  const six: AnyMove = { type: "play", card: "6", to: "G1", end: "high" };
  expect(isSame(six, { end: "high", to: "G1", card: "6", type: "play" })).toBe(true);
  expect(isSame(six, { ...six, end: "low" })).toBe(false);
  expect(isSame(six, END)).toBe(false);
});
