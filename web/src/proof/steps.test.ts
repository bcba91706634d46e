// @vitest-environment node
import { expect, test } from "vitest";
import type { Given, Kept } from "./numbers";
import { sealed } from "./seal";
import { steps, verdict, type Evidence } from "./steps";
import type { Proof } from "./verify";

const PROOF: Proof = {
  verdict: "proved", commit: "sha256:aa", opened: "sha256:aa", salt: "", seed: "00", isSpelled: true, game: "kobito", rules: "1", options: "gold_cards=6", deal: "", isOfDay: true,
  shuffles: [{ pile: "deck", cards: 92, isRight: true }], nonces: [{ seat: 0, nonce: "cafe" }, { seat: 1, nonce: "f00d" }],
};
const GIVEN: Given = { nonce: "f00d", commit: sealed("f00d"), isOpen: false, wasTaken: true };
const KEPT: Kept = {
  code: "K7MPQ3XZ", commitment: "sha256:aa", given: [GIVEN],
  settled: { game: "kobito", rules: "1", options: "gold_cards=6", commits: [sealed("cafe"), sealed("f00d"), ""], seat: 1 },
};
const MINE: Evidence = { seen: ["sha256:99", "sha256:aa"], kept: KEPT, isSeated: true };
const LATE: Evidence = { seen: [], kept: null, isSeated: false };
const WATCHER: Evidence = { seen: ["sha256:aa"], kept: { ...KEPT, given: [], settled: { ...KEPT.settled!, seat: null } }, isSeated: false };

function ticks(proof: Proof, evidence: Evidence): string[] {
  return steps(proof, evidence).map(({ tick, name }) => `${tick} ${name}`);
}

test("all is right for whoever saw the promise and finds the number that was kept", () => {
  expect(verdict(PROOF, MINE)).toBe("proved");
  expect(ticks(PROOF, MINE)).toEqual([
    "yes proof-promise", "yes proof-seed", "yes proof-shuffles", "yes proof-mine", "yes proof-settled", "yes proof-sealed", "yes proof-nonces",
  ]);
});

test("another promise than the one that was shown is found out, however well the record fits itself", () => {
  const evidence = { ...MINE, seen: ["sha256:99"] };
  expect(verdict(PROOF, evidence)).toBe("mismatch");
  expect(ticks(PROOF, evidence)[0]).toBe("no proof-promise-other");
});

test("another number than mine at my seat is found out", () => {
  for (const nonces of [[{ seat: 0, nonce: "f00d" }], [{ seat: 1, nonce: "f00e" }], []]) {
    expect(verdict({ ...PROOF, nonces }, MINE)).toBe("mismatch");
    expect(ticks({ ...PROOF, nonces }, MINE)).toContain("no proof-mine-other");
  }
});

test("a number of mine that was never asked for is missed", () => {
  expect(ticks(PROOF, { ...MINE, kept: { ...KEPT, settled: null } })).toContain("no proof-mine-other");
});

test("the numbers of others are those that they sealed, and who sealed none has none", () => {
  const exchanged = { ...PROOF, nonces: [{ seat: 0, nonce: "beef" }, { seat: 1, nonce: "f00d" }, { seat: 2, nonce: "b07" }, { seat: 3, nonce: "x" }] };
  expect(verdict(exchanged, MINE)).toBe("mismatch");
  expect(steps(exchanged, MINE).find(({ name }) => name === "proof-sealed-other")?.names).toEqual([0, 2, 3]);
  expect(verdict(exchanged, WATCHER)).toBe("mismatch");
});

test("other options, other rules or another game than were shown are found out", () => {
  for (const changed of [{ options: "gold_cards=7" }, { options: "" }, { rules: "2" }, { game: "kanobu" }]) {
    expect(ticks({ ...PROOF, ...changed }, MINE)).toContain("no proof-settled-other");
    expect(verdict({ ...PROOF, ...changed }, MINE)).toBe("mismatch");
  }
});

test("a browser that no longer has its number says so, and does not claim more than it knows", () => {
  const elsewhere = { ...MINE, kept: { ...KEPT, given: [] } };
  for (const evidence of [elsewhere, { ...MINE, kept: null }]) {
    expect(verdict(PROOF, evidence)).toBe("consistent");
    expect(ticks(PROOF, evidence)).toContain("note proof-mine-gone");
  }
  const none = { ...KEPT, given: [], settled: { ...KEPT.settled!, seat: 2 } };
  expect(ticks(PROOF, { ...MINE, kept: none })).toContain("note proof-mine-none");
});

test("an open number could be read before the deal, so it proves less", () => {
  const open = { ...KEPT, given: [{ ...GIVEN, isOpen: true }] };
  for (const kept of [open, { ...open, settled: null }]) {
    expect(verdict(PROOF, { ...MINE, kept })).toBe("consistent");
    expect(ticks(PROOF, { ...MINE, kept })).toContain("note proof-mine-open");
  }
});

test("who comes later is told that the promise is the record's own", () => {
  expect(verdict(PROOF, LATE)).toBe("consistent");
  expect(ticks({ ...PROOF, nonces: [] }, LATE)).toEqual(["note proof-promise-unseen", "yes proof-seed", "yes proof-shuffles", "note proof-nonces-none"]);
});

test("who only watches cannot know that the players are people, so it is no proof", () => {
  expect(verdict(PROOF, WATCHER)).toBe("consistent");
  expect(ticks(PROOF, WATCHER)).not.toContain("note proof-mine-gone");
});

test("a wrong shuffle, a wrong seed and a wrong spelling are told apart", () => {
  const wrong: Proof = { ...PROOF, verdict: "mismatch", shuffles: [{ pile: "deck", cards: 92, isRight: false }] };
  expect(ticks(wrong, LATE)[2]).toBe("no proof-shuffles-wrong");
  expect(ticks({ ...wrong, opened: "sha256:bb" }, LATE)[1]).toBe("no proof-seed-other");
  expect(ticks({ ...PROOF, verdict: "mismatch", isSpelled: false }, MINE)).toContain("no proof-spelling-other");
});

test("nothing is said of a record that cannot be read", () => {
  expect(steps({ ...PROOF, verdict: "unreadable" }, MINE)).toEqual([]);
  expect(verdict({ ...PROOF, verdict: "unreadable" }, MINE)).toBe("unreadable");
});

test("a deal that was known before promises nothing, and says so", () => {
  const known = { ...PROOF, nonces: [], deal: "kobito-2026-11-17" };
  expect(verdict(known, MINE)).toBe("known");
  expect(ticks(known, MINE)).toEqual(["note proof-known-daily", "yes proof-day", "yes proof-seed", "yes proof-shuffles"]);
  expect(verdict({ ...known, isOfDay: false }, MINE)).toBe("mismatch");
  expect(ticks({ ...known, deal: "ABCD2345" }, WATCHER)).toEqual(["note proof-known-duplicate", "yes proof-seed", "yes proof-shuffles"]);
  expect(verdict({ ...known, commit: "sha256:bb" }, MINE)).toBe("mismatch");
});
