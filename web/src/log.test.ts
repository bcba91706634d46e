// @vitest-environment node
import { expect, test } from "vitest";
import { Log, type Heard } from "./log.svelte";
import type { AnyEvent } from "./wire";

const NAMES = ["Ann", "Moss", "Ben"];
const heard = (mover: number | null, more: Partial<Heard> = {}): Heard => ({ mover, you: 0, names: NAMES, hasLog: true, ...more });
const played = (seat: number, card: string): AnyEvent => ({ type: "card_played", seat, card });

/** Moves in order: who made it, what it did, whose move is awaited then. */
function logOf(...moves: [mover: number, events: AnyEvent[], next: number][]): Log {
  const log = new Log();
  for (const [mover, events, next] of moves) {
    log.hear(events, heard(mover));
    log.settle(next);
  }
  return log;
}

test("moves of one turn stand together, and a seat that is on turn again begins anew", () => {
  const log = logOf(
    [1, [played(1, "R.Ro")], 1],
    [1, [played(1, "R.Pa")], 2],
    [2, [played(2, "R.Sc")], 1],
    [1, [played(1, "R.Ro")], 0],
  );
  expect(log.groups.map(({ seat, lines }) => [seat, lines.length])).toEqual([[1, 2], [2, 1], [1, 1]]);
  expect(log.lastTurn).toHaveLength(1);
});

test("what happens beside the game belongs to no turn", () => {
  const log = logOf([1, [played(1, "R.Ro"), { type: "went_away", seat: 2 }], 2]);
  expect(log.groups.map(({ isTurn }) => isTurn)).toEqual([true, false]);
});

test("what others did is marked until the reader's own move", () => {
  const log = logOf([0, [played(0, "R.Ro")], 1], [1, [played(1, "R.Pa")], 2], [2, [played(2, "R.Sc")], 0]);
  expect(log.recent.map((event) => "seat" in event && event.seat)).toEqual([1, 2]);
  log.hear([played(0, "R.Ro")], heard(0));
  expect(log.recent).toEqual([]);
});

test("a spectator sees the last turn marked", () => {
  const log = new Log();
  for (const seat of [1, 2]) {
    log.hear([played(seat, "R.Ro")], heard(seat, { you: null }));
    log.settle(seat + 1);
  }
  expect(log.recent).toEqual([played(2, "R.Ro")]);
});

test("a move that is taken back and made again stands in the log once", () => {
  const log = logOf([1, [played(1, "R.Ro")], 1], [1, [played(1, "R.Pa")], 1]);
  log.hear([{ type: "move_undone", seat: 1 }], heard(1));
  log.hear([played(1, "R.Pa")], heard(1));
  expect(log.lines.flatMap(({ event }) => (event.type === "card_played" ? [event.card] : []))).toEqual(["R.Ro", "R.Pa"]);
  expect(log.recent).toHaveLength(2);
});

test("a game of memory keeps nothing of what happened", () => {
  const log = new Log();
  log.hear([{ type: "gift_shown", seat: 1, gift: "muffin" }, { type: "came_back", seat: 1 }], heard(1, { hasLog: false }));
  expect(log.lines.map(({ event }) => event.type)).toEqual(["came_back"]);
  expect(log.recent).toEqual([]);
  expect(log.lastTurn).toEqual([]);
});

test("only what others say while the talk is closed is unread", () => {
  const log = new Log();
  const says = (seat: number): AnyEvent => ({ type: "said", seat, text: "Hello" });
  log.listen(true);
  log.hear([says(1)], heard(1));
  log.listen(false);
  expect(log.unread).toBe(0);
  log.hear([says(0)], heard(1));
  expect(log.unread).toBe(0);
  log.hear([says(1), { type: "reacted", seat: 2, reaction: "wow" }], heard(1));
  expect(log.unread).toBe(2);
  log.clear();
  expect(log.unread).toBe(2);
  log.listen(true);
  expect(log.unread).toBe(0);
});
