// @vitest-environment node
import { expect, test } from "vitest";
import type { GroupPlayer, GroupResult } from "../wire";
import { byPlace, dayOf, evenings, everybody } from "./evenings";

const player = (name: string, place: number | null = 1, level: string | null = null): GroupPlayer => ({ name, level, place, score: null, is_resigned: false });
const result = (at: number, ...players: GroupPlayer[]): GroupResult => ({ table: "ABCDEFGH", number: at, at, game: "kobito", players });
const local = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).getTime();

test("what ends after midnight belongs to the evening before", () => {
  expect(dayOf(local(14, 1))).toBe(dayOf(local(13, 20)));
  expect(dayOf(local(14, 6))).not.toBe(dayOf(local(13, 20)));
  const found = evenings([result(local(14, 1)), result(local(13, 20)), result(local(7, 20))]);
  expect(found.map(({ results }) => results.length)).toEqual([2, 1]);
});

test("who came are the people, once each", () => {
  const [evening] = evenings([result(1, player("Ann"), player("Pip", 2, "normal"), player("—", 3)), result(0, player("Ben"), player("Ann", 2))]);
  expect(evening!.came).toEqual(["Ann", "Ben"]);
});

test("the best come first, and where nobody won all stay where they sat", () => {
  expect(byPlace([player("Ann", 2), player("Ben", 1), player("Cleo", 2)]).map(({ name }) => name)).toEqual(["Ben", "Ann", "Cleo"]);
  expect(byPlace([player("Ann", null), player("Ben", null)]).map(({ name }) => name)).toEqual(["Ann", "Ben"]);
});

test("everybody is there once, however a name is spelled", () => {
  expect(everybody(["ann", "Cleo"], ["Ann", "Ben"])).toEqual(["Ann", "Ben", "Cleo"]);
});
