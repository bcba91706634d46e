// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { AnyMove } from "../wire";
import { isExpected, stepAfter } from "./steps";

const SIX: AnyMove = { type: "play", card: "6", to: "G1", end: "high" };

describe("what a step expects", () => {
  test("is a move that has all fields of one of its kinds", () => {
    expect(isExpected({ expects: [{ type: "play", card: "6" }] }, SIX)).toBe(true);
    expect(isExpected({ expects: [{ type: "end" }, { type: "play", to: "G1", end: "high" }] }, SIX)).toBe(true);
  });

  test("is no move with another field, and none where there is only something to read", () => {
    expect(isExpected({ expects: [{ type: "play", card: "8" }] }, SIX)).toBe(false);
    expect(isExpected({ expects: [] }, SIX)).toBe(false);
  });
});

describe("a lesson that was left", () => {
  const read = { expects: [], is_held: false };
  const held = { expects: [], is_held: true };
  const act = { expects: [{ type: "end" }], is_held: false };

  test("begins where nothing has been done", () => {
    expect(stepAfter([held, read, act], 0)).toBe(0);
  });

  test("goes on after the last thing that was done", () => {
    expect(stepAfter([read, act, read, act, act], 1)).toBe(2);
    expect(stepAfter([read, act, read, act, act], 2)).toBe(4);
  });

  test("does not show again what was shown in parts", () => {
    expect(stepAfter([read, act, held, held, act], 1)).toBe(4);
  });

  test("is over after all moves, and without a coach where more were made", () => {
    expect(stepAfter([read, act], 1)).toBe(2);
    expect(stepAfter([read, act], 5)).toBe(2);
  });
});
