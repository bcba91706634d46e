// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import type { RecordStep, RecordSteps } from "../wire";
import { PAGE, Pages, type Eyes } from "./pages";

const TOTAL = 250;

function answer(eyes: Eyes, from: number, count: number): RecordSteps {
  const numbers = Array.from({ length: TOTAL + 1 }, (_, number) => number).slice(from, from + count);
  const steps = numbers.map((number) => ({ number, seat: eyes, move: `m${number}` }) as RecordStep);
  return { game: "kobito", options: {}, names: ["Ann", "Bo"], total: TOTAL, result: "", steps, cards: "" };
}

function given() {
  const fetchPage = vi.fn((eyes: Eyes, from: number, count: number) => Promise.resolve(answer(eyes, from, count)));
  return { fetchPage, pages: new Pages(fetchPage) };
}

describe("steps of a game come by pages", () => {
  test("a page is fetched once for all its steps", async () => {
    const { fetchPage, pages } = given();
    const found = await Promise.all([0, 1, 99].map((number) => pages.step(null, number)));
    expect(found.map(({ move }) => move)).toEqual(["m0", "m1", "m99"]);
    expect(fetchPage.mock.calls).toEqual([[null, 0, PAGE]]);
  });

  test("another page, and other eyes, are fetched when they are needed", async () => {
    const { fetchPage, pages } = given();
    await pages.step(null, 100);
    await pages.step(1, 250);
    expect(fetchPage.mock.calls).toEqual([[null, 100, PAGE], [1, 200, PAGE]]);
  });

  test("a step beyond the end is the last one", async () => {
    const { pages } = given();
    expect((await pages.step(null, 9999)).number).toBe(TOTAL);
    expect((await pages.step(null, 251)).number).toBe(TOTAL);
  });

  test("the next page is prepared near the end of one, and never beyond the game", async () => {
    const { fetchPage, pages } = given();
    pages.prepare(null, 10, TOTAL);
    expect(fetchPage).not.toHaveBeenCalled();
    pages.prepare(null, 80, TOTAL);
    pages.prepare(null, 81, TOTAL);
    pages.prepare(null, 249, TOTAL);
    expect(fetchPage.mock.calls).toEqual([[null, 100, PAGE]]);
  });

  test("a page that did not come is asked for again", async () => {
    const { fetchPage, pages } = given();
    fetchPage.mockRejectedValueOnce(new Error("away"));
    await expect(pages.step(null, 3)).rejects.toThrow("away");
    expect((await pages.step(null, 3)).number).toBe(3);
  });
});
