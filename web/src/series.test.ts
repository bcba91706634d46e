import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Minutes, saySeries, stateOf } from "./series.svelte";
import { load } from "./text.svelte";
import type { SeriesInfo, TableInfo } from "./wire";

const NAMES = ["Ada", "Bo"];
const TRIO = ["Ada", "Bo", "Cid"];

function table(score: Partial<SeriesInfo> | null, more: Partial<TableInfo> = {}): TableInfo {
  const shown = score === null ? null : { state: "running", games: 1, wins: [1, 0], leaders: [0], ...score };
  return { phase: "over", series: "first_to_two", series_score: shown, you: null, ...more } as TableInfo;
}

/** Fluent sets what it inserts apart by invisible signs. */
function say(...given: Parameters<typeof saySeries>): string {
  return saySeries(...given).replace(/[\u2068\u2069]/g, "");
}

beforeAll(() => load("app", "en"));

describe("how a series stands", () => {
  test("a single game has no score", () => {
    expect(stateOf(table(null), null)).toBe(null);
    expect(say(table(null), NAMES, null)).toBe("");
  });

  test("before the first deal it has its name", () => {
    expect(say(table({ state: "new", wins: [0, 0], leaders: [] }), NAMES, null)).toBe("First to two");
  });

  test("who has won most comes first", () => {
    expect(say(table({}), NAMES, null)).toBe("Ada 1, Bo 0: first to two");
    expect(say(table({ wins: [0, 1], leaders: [1] }), NAMES, null)).toBe("Bo 1, Ada 0: first to two");
  });

  test("empty seats have no score", () => {
    expect(say(table({ wins: [0, 1, 0], leaders: [1] }), ["Ada", "Bo", ""], null)).toBe("Bo 1, Ada 0: first to two");
  });

  test("the minutes are said", () => {
    const minutes = { series: "minutes_15" } as const;
    expect(say(table({}, minutes), NAMES, 12)).toBe("Ada 1, Bo 0: new games for another 12 minutes");
    expect(say(table({}, minutes), NAMES, 1)).toBe("Ada 1, Bo 0: new games for another minute");
    expect(say(table({}, { ...minutes, phase: "playing" }), NAMES, 0)).toBe("Ada 1, Bo 0: time's up, this is the last game");
  });

  test("minutes that run out between two games end it", () => {
    const over = table({}, { series: "minutes_15" });
    expect(stateOf(over, 1)).toBe("running");
    expect(stateOf(over, 0)).toBe("over");
    expect(stateOf({ ...over, phase: "playing" }, 0)).toBe("running");
    expect(say(over, NAMES, 0)).toBe("Ada wins the evening, 1 to 0");
  });

  test("other people begin anew", () => {
    expect(say(table({ state: "broken" }), NAMES, null)).toContain("Ada 1, Bo 0. Somebody has come or gone");
  });
});

describe("who has won the evening", () => {
  test("of two, by their wins", () => {
    const over = { state: "over", wins: [1, 2], leaders: [1] } as const;
    expect(say(table(over as unknown as SeriesInfo), NAMES, null)).toBe("Bo wins the evening, 2 to 1");
    expect(say(table(over as unknown as SeriesInfo, { you: 1 }), NAMES, null)).toBe("You win the evening, 2 to 1");
  });

  test("of more, by the whole score", () => {
    expect(say(table({ state: "over", wins: [0, 1, 2], leaders: [2] }), TRIO, null)).toBe("Cid wins the evening: Cid 2, Bo 1, Ada 0");
  });

  test("several share it", () => {
    expect(say(table({ state: "over", wins: [2, 0, 2], leaders: [0, 2] }), TRIO, null)).toBe("Ada, Cid share the evening: Ada 2, Cid 2, Bo 0");
  });

  test("perhaps nobody", () => {
    expect(say(table({ state: "over", wins: [0, 0], leaders: [] }), NAMES, null)).toBe("Nobody has won a game, so nobody wins the evening.");
  });
});

describe("minutes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("are counted down to nothing", () => {
    const minutes = new Minutes();
    minutes.set(90_000);
    expect(minutes.left).toBe(2);
    vi.advanceTimersByTime(30_000);
    expect(minutes.left).toBe(1);
    vi.advanceTimersByTime(59_000);
    expect(minutes.left).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(minutes.left).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("are what the server said last", () => {
    const minutes = new Minutes();
    minutes.set(90_000);
    minutes.set(null);
    expect(minutes.left).toBe(null);
    expect(vi.getTimerCount()).toBe(0);
    minutes.set(0);
    expect(minutes.left).toBe(0);
  });
});
