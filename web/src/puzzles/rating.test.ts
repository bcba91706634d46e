// @vitest-environment node
import { expect, test } from "vitest";
import { expected, nextOf, rated, type State } from "./rating";

test("who solves a puzzle as hard as their rating wins half a step", () => {
  expect(expected(1200, 1200)).toBe(0.5);
  expect(rated(1200, 1200, true, 0)).toBe(1240);
  expect(rated(1200, 1200, false, 0)).toBe(1160);
});

test("steps grow smaller with the number of puzzles, and never nought", () => {
  expect(rated(1200, 1200, true, 100)).toBe(1212);
  expect(rated(1200, 2200, true, 100) - 1200).toBeGreaterThan(rated(1200, 1000, true, 100) - 1200);
});

test("the next puzzle is a new one near the rating, then one that was missed, then any other", () => {
  const puzzles = [{ id: "a", rating: 900 }, { id: "b", rating: 1200 }, { id: "c", rating: 1250 }];
  const states = new Map<string, State>();
  const stateOf = (id: string): State => states.get(id) ?? "new";
  expect(nextOf(puzzles, 1210, stateOf)?.id).toBe("b");
  expect(nextOf(puzzles, 1210, stateOf, "b")?.id).toBe("c");
  states.set("b", "solved").set("c", "missed");
  expect(nextOf(puzzles, 1210, stateOf)?.id).toBe("a");
  states.set("a", "solved");
  expect(nextOf(puzzles, 1210, stateOf)?.id).toBe("c");
  expect(nextOf(puzzles, 1210, stateOf, "c")?.id).toBe("b");
  expect(nextOf([], 1210, stateOf)).toBeUndefined();
});
