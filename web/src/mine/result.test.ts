import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { gameAt, leftAt } from "./result";

const seat = (level: string | null, isResigned = false): SeatInfo => ({ name: "x", level, is_program: false, is_ready: true, is_away: false, is_resigned: isResigned, is_gone: false, asked_by: [], commit: "" }) as unknown as SeatInfo;

function table(result: TableInfo["result"], fields: Partial<TableInfo> = {}): TableInfo {
  return { code: "ABCDEFGH", game: "kobito", phase: "over", you: 0, seats: [seat(null), seat("easy"), seat("hard")], records: 2, round: 1, rounds: 1, result, ...fields } as TableInfo;
}

test("a game is kept with its place, share, score and company", () => {
  const kept = gameAt(table({ kind: "gold", winners: [1], scores: [7, 9, 3], resigned: [] }), 0, 50);
  expect(kept).toMatchObject({ number: 2, place: 2, share: 0, score: 7, bots: ["easy", "hard"], people: 0, players: 3, ended: 50, isResigned: false });
});

test("a shared win is a part of one, and one who resigned has won nothing", () => {
  expect(gameAt(table({ kind: "gold", winners: [0, 2], scores: [7, 1, 7], resigned: [] }), 0, 0)).toMatchObject({ place: 1, share: 0.5 });
  expect(gameAt(table({ kind: "gold", winners: [0], scores: [7, 1, 3], resigned: [0] }), 0, 0)).toMatchObject({ place: 3, share: 0, isResigned: true });
});

test("a game without scores has no place but the first", () => {
  expect(gameAt(table({ kind: "win", winners: [1], scores: null, resigned: [] }), 0, 0)).toMatchObject({ place: null, share: 0 });
  expect(gameAt(table({ kind: "stopped", winners: [], scores: null, resigned: [] }), 0, 0)).toMatchObject({ place: null, share: 0, kind: "stopped" });
});

test("a match is one game with a record for each round", () => {
  expect(gameAt(table({ kind: "match", winners: [0], scores: [1, 2, 3], resigned: [] }, { records: 5, rounds: 3 }), 0, 0)).toMatchObject({ number: 5, rounds: 3 });
});

test("a running game that is left counts as resigned, by the number that its record will have", () => {
  expect(leftAt(table(null, { phase: "playing", records: 2, round: 1 }), 0, 9)).toMatchObject({ number: 3, isResigned: true, share: 0, kind: "left", bots: ["easy", "hard"] });
});

test("a program is a bot without a level that could be rated", () => {
  const withProgram = table(null, { phase: "playing", seats: [seat(null), { ...seat(null), is_program: true }] } as Partial<TableInfo>);
  expect(leftAt(withProgram, 0, 9)).toMatchObject({ bots: ["program"], people: 0 });
});
