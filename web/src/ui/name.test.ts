// @vitest-environment node
import { expect, test } from "vitest";
import { fits, lengthOf } from "./name";

test("a name is counted by its characters, without the space around it", () => {
  expect(lengthOf("  Ann  ")).toBe(3);
  expect(lengthOf("🦊🦊")).toBe(2);
});

test("twenty characters fit, one more does not", () => {
  expect(fits("x".repeat(20))).toBe(true);
  expect(fits("x".repeat(21))).toBe(false);
});
