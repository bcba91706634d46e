import { expect, test } from "vitest";
import { matches, softly } from "./words";

test("A10: the first letters of any word of a name find it, with or without accents", () => {
  expect(matches("loaf of bread", "br")).toBe(true);
  expect(matches("four-leaf clover", "leaf")).toBe(true);
  expect(matches("Їжак", "їж")).toBe(true);
  expect(matches("vélo", "velo")).toBe(true);
  expect(matches("guitar", "tar")).toBe(false);
});

test("long names may break, short ones do not", () => {
  expect(softly("fire extinguisher").replaceAll("\u00ad", "-")).toContain("-");
  expect(softly("loaf of bread")).toBe("loaf of bread");
});
