import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HatEvent, HatView } from "../../wire";
import { Moment } from "./moment.svelte";

function view(fields: Partial<HatView>): HatView {
  return {
    seat: 0, to_act: null, moves: [], prompt: { code: "over", facts: {} }, phase: "CLAIM", columns: [[{ up: 1, gift: "hat" }], [{ up: 1, gift: "cup" }]], offer: null, penalties: [[], []],
    shop_top: null, shop_left: 9, passes: 0, max_gifts: null, catalogue: [], outcome: null, ...fields,
  };
}

const SHOWN: HatEvent = { type: "gift_shown", seat: 0, gift: "muffin" };
const DOWN: HatEvent = { type: "gift_turned_down", seat: 0, index: null, arrow: "left", colour: "black", receiver: 1 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("W2: a gift that was shown is forgotten once it is turned down", () => {
  const moment = new Moment();
  moment.step(view({ phase: "SHOW" }), [SHOWN]);
  expect(moment.spot).toEqual({ kind: "shown", gift: "muffin", seat: 0 });
  moment.step(view({}), [DOWN]);
  expect(moment.spot).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(JSON.stringify({ ...moment })).not.toContain("muffin");
  expect(moment.isSettled).toBe(true);
});

test("W4: who comes while a gift is shown has missed it", () => {
  const moment = new Moment();
  moment.step(view({ phase: "SHOW" }), []);
  expect(moment.spot).toEqual({ kind: "missed" });
});

test("a phrase that somebody says while a gift is shown does not hide the gift", () => {
  const moment = new Moment();
  const shown = view({ phase: "SHOW" });
  moment.step(shown, [SHOWN]);
  moment.step(shown, [{ type: "reacted", seat: 1, reaction: "wow" }]);
  expect(moment.spot?.kind).toBe("shown");
});

test("H13: a starting gift turns down on its place, and its face goes with the turn", () => {
  const moment = new Moment();
  moment.step(view({}), []);
  moment.step(view({ columns: [[{ up: 0, arrow: "left", colour: "black" }], [{ up: 1, gift: "cup" }]] }), [{ ...DOWN, index: 0 }]);
  expect(moment.turning).toEqual({ gift: "hat", seat: 0 });
  vi.advanceTimersByTime(1000);
  expect(moment.turning).toBeNull();
  expect(JSON.stringify({ ...moment })).not.toContain("hat");
});

test("the last reveal of a round is shown before its penalty lies with the loser", () => {
  const moment = new Moment();
  moment.step(view({ phase: "ANSWER" }), []);
  moment.step(view({ phase: "OVER" }), [{ type: "gift_refused", receiver: 1, gift: "cup", giver_right: false, loser: 0 }]);
  moment.step(view({ phase: "OVER" }), []);
  expect(moment.spot?.kind).toBe("revealed");
  vi.advanceTimersByTime(5000);
  expect(moment.spot).toBeNull();
  expect(moment.landed).toBe(0);
});

test("once my move is made, what was said is over until the next view", () => {
  const moment = new Moment();
  const asked = view({ phase: "ANSWER" });
  moment.step(asked, []);
  moment.hush(asked);
  expect(moment.isHushed).toBe(true);
  moment.step(view({}), []);
  expect(moment.isHushed).toBe(false);
  moment.hush(asked);
  expect(moment.isHushed).toBe(false);
});
