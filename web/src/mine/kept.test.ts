import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CODE, game } from "./example";
import { canKeep, dropGame, gameOf, hasGame, idOf, keepGames, MOST, myGames } from "./kept";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("the newest game comes first, and what the server tells later takes the place of what the table showed", () => {
  keepGames([game(1), game(2)]);
  keepGames([game(1, { moves: 40 })]);
  expect(myGames().map(({ number, moves }) => [number, moves])).toEqual([[2, null], [1, 40]]);
  expect([hasGame(game(1)), hasGame(game(3))]).toEqual([true, false]);
});

test("a game that another tab has kept meanwhile is not lost", () => {
  keepGames([game(1)]);
  // The other tab knows nothing of the first game.
  localStorage.setItem(`smallbox.game.${CODE}/2`, JSON.stringify(game(2)));
  keepGames([game(3)]);
  expect(myGames().map(({ number }) => number)).toEqual([3, 2, 1]);
});

test("the oldest make room", () => {
  keepGames(Array.from({ length: MOST + 3 }, (_, index) => game(index + 1)));
  expect(myGames().length).toBe(MOST);
  expect(myGames().at(-1)!.number).toBe(4);
});

test("an erased game is gone", () => {
  keepGames([game(1), game(2)]);
  dropGame(game(2));
  expect(myGames().map(idOf)).toEqual([`${CODE}/1`]);
});

test("a browser that stores nothing knows games as long as the page is open", () => {
  const refuse = (): never => {
    throw new DOMException("private", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(canKeep()).toBe(false);
  keepGames([game(1)]);
  expect(myGames().map(({ number }) => number)).toEqual([1]);
  dropGame(game(1));
  expect(myGames()).toEqual([]);
});

test("what is no game is not taken for one", () => {
  localStorage.setItem("smallbox.game.x", "{");
  localStorage.setItem(`smallbox.game.${CODE}/9`, JSON.stringify({ code: CODE }));
  expect(myGames()).toEqual([]);
  expect(gameOf({ ...game(1), place: "first" })).toBeNull();
  expect(gameOf({ ...game(1), code: "../../x" })).toBeNull();
  expect(gameOf({ ...game(1), bots: [1] })).toBeNull();
  expect(gameOf({ ...game(1), score: -3, secret: "x" })).toEqual(game(1, { score: -3 }));
});
