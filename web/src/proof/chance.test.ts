// @vitest-environment node
import { expect, test } from "vitest";
import { daySeed } from "./chance";

test("the seed of a day is the one of docs/randomness.md", () => {
  expect(daySeed("kobito", "1", "2026-11-17")).toBe("40ae80cff99bade2f743554ced05e8f98ab30610034840e65530b975475ef95c");
});
