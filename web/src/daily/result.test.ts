import { expect, test } from "vitest";
import { barsOf, medianOf, rowsOf } from "./result";

test("a bar is filled for every seat that is not in front", () => {
  expect(barsOf({ place: 1, score: 29 }, 4)).toBe("▮▮▮▮");
  expect(barsOf({ place: 3, score: 12 }, 4)).toBe("▮▮▯▯");
  expect(barsOf({ place: null, score: 1 }, 4)).toBe("▮▯▯▯");
  expect(barsOf({ place: 1, score: null }, 4)).toBe("▮");
  expect(barsOf({ place: null, score: null }, 4)).toBe("▯");
});

test("everybody is counted once, also who has no place", () => {
  const spread = [
    { place: 1, score: 29, count: 2 },
    { place: 1, score: 25, count: 1 },
    { place: 4, score: 3, count: 5 },
    { place: null, score: 0, count: 1 },
  ];
  expect(rowsOf(spread, 4)).toEqual([
    { place: 1, count: 3 },
    { place: 2, count: 0 },
    { place: 3, count: 0 },
    { place: 4, count: 6 },
  ]);
  expect(medianOf(spread)).toBe(3);
});

test("where only winning counts there are two rows and no middle", () => {
  const spread = [
    { place: 1, score: null, count: 1 },
    { place: null, score: null, count: 3 },
  ];
  expect(rowsOf(spread, 4)).toEqual([
    { place: 1, count: 1 },
    { place: null, count: 3 },
  ]);
  expect(medianOf(spread)).toBeNull();
  expect(medianOf([])).toBeNull();
});
