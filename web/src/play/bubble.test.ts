// @vitest-environment node
import { expect, test } from "vitest";
import { placeOf, union } from "./bubble";

const TABLE = { left: 0, top: 100, width: 360, height: 500 };
const HAND = { left: 0, top: 500, width: 360, height: 100 };
const BUBBLE = { width: 160, height: 40 };

test("a bubble stands below a seat at the top, and stays on the table", () => {
  expect(placeOf({ left: 4, top: 110, width: 80, height: 50 }, BUBBLE, TABLE, HAND)).toEqual({ left: 6, top: 166, isAbove: false });
});

test("a bubble of the reader's own seat stands above the hand", () => {
  const { top } = placeOf({ left: 140, top: 470, width: 80, height: 24 }, BUBBLE, TABLE, HAND);
  expect(top + BUBBLE.height).toBeLessThan(470);
});

test("a bubble never covers the hand, even where its seat lies below the hand", () => {
  const { top } = placeOf({ left: 140, top: 575, width: 80, height: 24 }, BUBBLE, TABLE, HAND);
  expect(top + BUBBLE.height).toBeLessThan(HAND.top);
});

test("several cards are one hand", () => {
  expect(union([{ left: 10, top: 20, width: 5, height: 5 }, { left: 30, top: 10, width: 5, height: 5 }])).toEqual({ left: 10, top: 10, width: 25, height: 15 });
  expect(union([])).toBeNull();
});
