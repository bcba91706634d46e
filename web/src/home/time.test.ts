// @vitest-environment node
import { expect, test } from "vitest";
import { ago } from "./time";

const NOW = Date.UTC(2026, 5, 15, 12);
const MINUTE = 60_000;

test.each([
  [0, "now"],
  [-MINUTE, "now"],
  [MINUTE, "1 minute ago"],
  [59.9 * MINUTE, "59 minutes ago"],
  [90 * MINUTE, "1 hour ago"],
  [30 * 60 * MINUTE, "yesterday"],
  [80 * 60 * MINUTE, "3 days ago"],
])("what was %d milliseconds ago is %j", (passed, words) => {
  expect(ago(NOW - passed, "en", NOW)).toBe(words);
});

test("the words are those of the language", () => {
  expect(ago(NOW - 2 * MINUTE, "nl", NOW)).toBe("2 minuten geleden");
});
