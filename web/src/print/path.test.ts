// @vitest-environment node
import { describe, expect, test } from "vitest";
import { outline, rectangle } from "./path";

const rounded = (d: string): (string | number)[][] => outline(d).map((segment) => segment.map((part) => (typeof part === "number" ? Math.round(part * 100) / 100 + 0 : part)));

describe("outlines", () => {
  test("lines, absolute and relative, become absolute lines", () => {
    expect(rounded("M1 2h3v4l-1-1z")).toEqual([["M", 1, 2], ["L", 4, 2], ["L", 4, 6], ["L", 3, 5], ["Z"]]);
  });

  test("what follows the point of a move are lines", () => {
    expect(rounded("m1 1 2 0 0 2")).toEqual([["M", 1, 1], ["L", 3, 1], ["L", 3, 3]]);
  });

  test("a quadratic curve becomes a cubic one with the same ends", () => {
    expect(rounded("M0 0Q3 3 6 0")).toEqual([["M", 0, 0], ["C", 2, 2, 4, 2, 6, 0]]);
  });

  test("half a circle is two curves that end where the arc ends", () => {
    const found = rounded("M-1 0A1 1 0 1 1 1 0");
    expect(found).toHaveLength(3);
    expect(found.at(-1)!.slice(-2)).toEqual([1, 0]);
    expect(found[1]!.slice(-2)).toEqual([0, -1]);
  });

  test("flags of an arc may be written without anything between", () => {
    expect(rounded("M0 0a1 1 0 012 0")).toEqual(rounded("M0 0A1 1 0 0 1 2 0"));
  });

  test("after a closed part the pen is where the part began", () => {
    expect(rounded("M2 2h2v2zl1 1").at(-1)).toEqual(["L", 3, 3]);
  });

  test("a rectangle has round corners only where it is asked for", () => {
    expect(rectangle(0, 0, 4, 4, 0, 0)).toHaveLength(5);
    expect(rectangle(0, 0, 4, 4, 1, 1).filter(([command]) => command === "C")).toHaveLength(4);
  });
});
