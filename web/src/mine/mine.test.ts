import { expect, test } from "vitest";
import type { MySeat } from "../seats";
import type { SeatStanding } from "../wire";
import { ordered, stateOf } from "./mine.svelte";

const seat = (code: string, fields: Partial<MySeat> = {}): MySeat => ({ code, secret: "s", game: "kobito", at: 5, over: false, ...fields });
const standing = (fields: Partial<SeatStanding> = {}): SeatStanding => ({
  game: "kobito", phase: "playing", number: 1, players: 2, bots: ["normal"], people: 0, is_turn: false, is_away: false, is_resigned: false, since: 1, results: [], ...fields,
});

test("tables that wait for the reader come first, then the latest", () => {
  const seats = ["WAIT", "OVER", "GONE", "OLD", "NEW", "LOBBY", "AWAY"].map((code) => seat(code));
  const found = new Map<string, SeatStanding | null>([
    ["WAIT", standing({ since: 9 })],
    ["OVER", standing({ phase: "over", since: 10 })],
    ["GONE", null],
    ["OLD", standing({ is_turn: true, since: 2 })],
    ["NEW", standing({ is_turn: true, since: 3 })],
    ["LOBBY", standing({ phase: "lobby", since: 11 })],
    ["AWAY", standing({ is_away: true })],
  ]);
  expect(ordered(seats, found).map((table) => table.seat.code)).toEqual(["NEW", "OLD", "AWAY", "WAIT", "LOBBY", "OVER", "GONE"]);
});

test("before the server has answered a table is what it was here", () => {
  expect(stateOf(seat("A"), undefined)).toBe("unknown");
  expect(stateOf(seat("A", { over: true }), undefined)).toBe("over");
  // Others may have begun another game.
  expect(stateOf(seat("A", { over: true }), standing())).toBe("waiting");
});
