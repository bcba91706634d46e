// @vitest-environment node
import { describe, expect, it } from "vitest";
import { EDGE, LEFT, lineOf, numberAt, pointAt, RIGHT, spread } from "./curve";

const FRAME = { width: 264, height: 120, total: 10 };

describe("the curve of chances", () => {
  it("begins at the left with the deal and ends at the right with the last move", () => {
    expect(pointAt(FRAME, 0, 1)).toEqual({ x: LEFT, y: EDGE });
    expect(pointAt(FRAME, 10, 0)).toEqual({ x: 264 - RIGHT, y: 120 - EDGE });
  });

  it("finds the move under a finger, and the nearest one beside the curve", () => {
    for (let number = 0; number <= 10; number += 1) expect(numberAt(FRAME, pointAt(FRAME, number, 0.5).x)).toBe(number);
    expect(numberAt(FRAME, -50)).toBe(0);
    expect(numberAt(FRAME, 999)).toBe(10);
  });

  it("draws a line through every point", () => {
    expect(lineOf({ ...FRAME, total: 1 }, [0, 1])).toBe("M40.0 110.0L240.0 10.0");
  });

  it("is a point where nothing was played", () => {
    expect(pointAt({ ...FRAME, total: 0 }, 0, 0.5).x).toBe(LEFT);
  });

  it("keeps the letters of lines apart that end at the same height", () => {
    const placed = spread([110, 110, 110, 20], FRAME);
    const sorted = [...placed].sort((one, other) => one - other);
    for (let index = 1; index < sorted.length; index += 1) expect(sorted[index] - sorted[index - 1]).toBeGreaterThanOrEqual(15);
    expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  });
});
