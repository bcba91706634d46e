import { beforeEach, expect, test } from "vitest";
import { changeGame, dayBefore, gameOf, keepGame, secretFor, streak } from "./mine";

const RESULT = { place: 1, score: 29, seats: 4 };

beforeEach(() => localStorage.clear());

test("the secret of a deal is always the same, and another one for another deal", () => {
  const secret = secretFor("kobito-2026-11-17");
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(secretFor("kobito-2026-11-17")).toBe(secret);
  expect(secretFor("kobito-2026-11-18")).not.toBe(secret);
});

test("a game that is over stays over", () => {
  expect(gameOf("kobito-2026-11-17")).toBeNull();
  keepGame("kobito-2026-11-17", "2026-11-17", "ABCDEFGH");
  changeGame("kobito-2026-11-17", { result: RESULT });
  keepGame("kobito-2026-11-17", "2026-11-17", "ABCDEFGH");
  expect(gameOf("kobito-2026-11-17")).toEqual({ table: "ABCDEFGH", day: "2026-11-17", result: RESULT });
});

test("days in a row are counted up to today, or to yesterday while today is still to be played", () => {
  expect(streak("2026-03-02")).toBe(0);
  for (const day of ["2026-02-27", "2026-02-28", "2026-03-01"]) {
    keepGame(`hat-${day}`, day, "ABCDEFGH");
    expect(streak("2026-03-02")).toBe(0);
    changeGame(`hat-${day}`, { result: RESULT });
  }
  // One that is only begun does not count.
  keepGame("hat-2026-03-02", "2026-03-02", "ABCDEFGH");
  expect(streak("2026-03-02")).toBe(3);
  expect(streak("2026-03-01")).toBe(3);
  expect(streak("2026-03-03")).toBe(0);
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
});

test("what somebody else has written there does no harm", () => {
  localStorage.setItem("smallbox.daily", '{"key": 3}');
  expect(gameOf("hat-2020-03-02")).toBeNull();
  localStorage.setItem("smallbox.daily", "nonsense");
  expect(streak("2020-03-02")).toBe(0);
});
