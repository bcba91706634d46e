import { expect, test } from "vitest";
import { steps, verdict } from "./steps";
import type { Proof } from "./verify";

const PROOF: Proof = {
  verdict: "proved", commit: "sha256:aa", opened: "sha256:aa", salt: "", seed: "00",
  shuffles: [{ pile: "deck", cards: 92, isRight: true }], nonces: [{ seat: 1, nonce: "f00d" }],
};

function ticks(proof: Proof, seen: string[]): string[] {
  return steps(proof, seen).map(({ tick, name }) => `${tick} ${name}`);
}

test("all is right for whoever saw the promise", () => {
  expect(verdict(PROOF, ["sha256:99", "sha256:aa"])).toBe("proved");
  expect(ticks(PROOF, ["sha256:aa"])).toEqual(["yes proof-promise", "yes proof-seed", "yes proof-shuffles", "yes proof-nonces"]);
});

test("another promise than the one that was shown is found out, however well the record fits itself", () => {
  expect(verdict(PROOF, ["sha256:99"])).toBe("mismatch");
  expect(ticks(PROOF, ["sha256:99"])[0]).toBe("no proof-promise-other");
});

test("who comes later is told that the promise is the record's own", () => {
  expect(verdict(PROOF, [])).toBe("consistent");
  expect(ticks({ ...PROOF, nonces: [] }, [])).toEqual(["note proof-promise-unseen", "yes proof-seed", "yes proof-shuffles", "note proof-nonces-none"]);
});

test("without a number of a player the server could have chosen the cards", () => {
  expect(verdict({ ...PROOF, nonces: [] }, ["sha256:aa"])).toBe("consistent");
});

test("a wrong shuffle and a wrong seed are told apart", () => {
  const wrong: Proof = { ...PROOF, verdict: "mismatch", shuffles: [{ pile: "deck", cards: 92, isRight: false }] };
  expect(ticks(wrong, [])[2]).toBe("no proof-shuffles-wrong");
  expect(ticks({ ...wrong, opened: "sha256:bb" }, [])[1]).toBe("no proof-seed-other");
});

test("nothing is said of a record that cannot be read", () => {
  expect(steps({ ...PROOF, verdict: "unreadable" }, [])).toEqual([]);
});
