// @vitest-environment node
import { expect, test } from "vitest";
import { placing, type Ending } from "./placing";

function places(seats: number, ending: Partial<Ending>): [number, number | null][] {
  return placing(seats, { winners: [], scores: null, resigned: [], ...ending }).map(({ seat, place }) => [seat, place]);
}

test("most points win: the others follow by their points", () => {
  expect(places(3, { winners: [2], scores: [11, 28, 35] })).toEqual([[2, 1], [1, 2], [0, 3]]);
});

test("fewest penalties win: the others follow by their penalties", () => {
  expect(places(4, { winners: [0, 1], scores: [1, 1, 3, 2] })).toEqual([[0, 1], [1, 1], [3, 3], [2, 4]]);
});

test("players who are level share a place", () => {
  expect(places(4, { winners: [3], scores: [5, 5, 2, 9] })).toEqual([[3, 1], [0, 2], [1, 2], [2, 4]]);
});

test("whoever lost a tie is second", () => {
  expect(places(2, { winners: [1], scores: [9, 9] })).toEqual([[1, 1], [0, 2]]);
});

test("a game with only a winner gives the others no place", () => {
  expect(places(3, { winners: [1] })).toEqual([[1, 1], [0, null], [2, null]]);
});

test("who gave up is last, whatever the bot made of it", () => {
  expect(places(3, { winners: [0], scores: [9, 4, 2], resigned: [0] })).toEqual([[1, 1], [2, 2], [0, 3]]);
});

test("a stopped game has no places", () => {
  expect(places(2, {})).toEqual([[0, null], [1, null]]);
});
