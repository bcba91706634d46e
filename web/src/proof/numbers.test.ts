import { beforeEach, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { answered, give, keptCommitments, keptOf, see, toOpen } from "./numbers";
import { sealed } from "./seal";

const SEAT: SeatInfo = { name: "Ann", level: null, is_program: false, is_ready: true, is_away: false, is_resigned: false, is_gone: false, asked_by: [], commit: "" };
const BOT: SeatInfo = { ...SEAT, name: "Pip", level: "easy" };
const TABLE: TableInfo = {
  code: "K7MPQ3XZ", game: "kobito", phase: "lobby", you: 2, host: 0, seats: [BOT, null, SEAT, { ...SEAT, commit: sealed("beef") }], options: {}, pace: "none", bot_pace: "thoughtful", series: "one", hints: false, hints_taken: [0, 0, 0, 0], series_score: null, deal: null, cards: "",
  privacy: "private", chat: "free", commitment: "sha256:aa", dealing: null, round: 0, rounds: 1, totals: [], result: null, said: [], records: 0, group: "",
};

/** The table as it is shown once our hash stands at our seat. */
function shown(commit: string, more: Partial<TableInfo> = {}): TableInfo {
  return { ...TABLE, seats: TABLE.seats.map((seat, place) => (place === TABLE.you ? { ...SEAT, commit } : seat)), ...more };
}

const DEALING = { rules: "1", options: "gold_cards=6", awaits: [2, 3] };

beforeEach(() => localStorage.setItem("smallbox.numbers", "[]"));

test("a number is kept with its commitment, and opened when the deal waits for it", () => {
  const given = give(TABLE);
  expect(given.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(given.commit).toBe(sealed(given.nonce));
  answered(TABLE, given, true);
  see(shown(given.commit));
  expect(toOpen(shown(given.commit))).toBeNull();
  const dealing = shown(given.commit, { dealing: DEALING });
  see(dealing);
  expect(toOpen(dealing)).toBe(given.nonce);
  expect(keptOf("K7MPQ3XZ", "sha256:aa")?.settled).toEqual({ game: "kobito", rules: "1", options: "gold_cards=6", commits: ["", given.commit, sealed("beef")], seat: 1 });
  expect(toOpen({ ...dealing, dealing: { ...DEALING, awaits: [3] } })).toBeNull();
  expect(keptCommitments("K7MPQ3XZ")).toEqual(["sha256:aa"]);
  expect(keptCommitments("ABCDEFGH")).toEqual([]);
});

test("a deal that is not the one shown first gets no number", () => {
  const given = give(TABLE);
  answered(TABLE, given, true);
  const dealing = shown(given.commit, { dealing: DEALING });
  see(dealing);
  const changed = [
    shown(given.commit, { dealing: { ...DEALING, options: "gold_cards=7" } }),
    { ...dealing, seats: [...dealing.seats.slice(0, 3), { ...SEAT, commit: sealed("beee") }] },
    { ...dealing, commitment: "sha256:bb" },
    shown(sealed("another"), { dealing: DEALING }),
  ];
  for (const table of changed) {
    see(table);
    expect(toOpen(table)).toBeNull();
  }
  expect(toOpen(dealing)).toBe(given.nonce);
});

test("a number that was withdrawn, refused or replaced belongs to no deal", () => {
  const first = give(TABLE);
  answered(TABLE, first, true);
  see(shown(first.commit));
  see(shown(""));
  expect(keptOf("K7MPQ3XZ", "sha256:aa")?.given).toEqual([]);
  answered(TABLE, give(TABLE), false);
  expect(keptOf("K7MPQ3XZ", "sha256:aa")?.given).toEqual([]);
});

test("a number that is still on its way is not lost", () => {
  const given = give(TABLE);
  see(TABLE);
  expect(keptOf("K7MPQ3XZ", "sha256:aa")?.given).toHaveLength(1);
  answered(TABLE, given, true);
  see(shown(given.commit));
  expect(keptOf("K7MPQ3XZ", "sha256:aa")?.given).toHaveLength(1);
});

test("who only watches keeps the deal too", () => {
  const dealing = { ...TABLE, you: null, dealing: DEALING };
  see(dealing);
  expect(toOpen(dealing)).toBeNull();
  expect(keptOf("K7MPQ3XZ", "sha256:aa")?.settled?.seat).toBeNull();
});

test("nothing is kept once the game runs, and storage that cannot be read is as good as none", () => {
  see({ ...TABLE, phase: "playing", dealing: DEALING });
  expect(keptOf("K7MPQ3XZ", "sha256:aa")).toBeNull();
  localStorage.setItem("smallbox.numbers", "{]");
  expect(() => give(TABLE)).not.toThrow();
});
