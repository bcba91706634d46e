// @vitest-environment node
import { expect, test } from "vitest";
import { codeOf, inHalves } from "./code";

test.each([
  ["ABCD2345", "ABCD2345"],
  [" abcd-2345 ", "ABCD2345"],
  ["abcd 2345", "ABCD2345"],
  ["http://192.168.1.7:8000/t/ABCD2345", "ABCD2345"],
  ["Come: https://play.example/t/abcd2345/replay/1#7 !", "ABCD2345"],
])("a code is found in %j", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each(["", "ABCD234", "ABCD23456", "ABCD2340", "https://play.example/about"])("%j holds no code", (typed) => {
  expect(codeOf(typed)).toBeNull();
});

test("a code is shown in two halves", () => {
  expect(inHalves("ABCD2345")).toBe("ABCD 2345");
});
