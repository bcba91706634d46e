import { readFileSync } from "node:fs";
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { commitment, keyOf, shuffled, words } from "./chance";
import { verify } from "./verify";
import { seeCommitment, seenCommitments } from "./seen";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const lines = read("../../../docs/randomness.md").split("```text")[1].split("\n");
const below = (start: string, nth = 0): string => lines[lines.indexOf(lines.filter((line) => line.startsWith(start))[nth]) + 1].trim();

const SEED = "1".padStart(64, "0");
const KEY = keyOf(SEED, "kanobu", "1", "", ["", "", ""]);
const CARDS = "1 10 11 12 2 K R".split(" ");

describe("the test vectors of docs/randomness.md", () => {
  test("commitments, without and with salt", () => {
    expect(lines).toContain(`commit    ${commitment("", SEED)}`);
    expect(lines).toContain(`commit salt ${commitment("salt", SEED)}`);
  });

  test("keys, without and with options and nonces", () => {
    expect(bytesToHex(KEY)).toBe(below("key"));
    expect(bytesToHex(keyOf(SEED, "kanobu", "1", "maxMoves=300", ["42", "", "f00d"]))).toBe(below("key", 1));
  });

  test("words, beyond the first block", () => {
    const stream = words(KEY, 0);
    const nine = Array.from({ length: 9 }, () => stream.next().value.toString(16).padStart(8, "0"));
    expect(nine.join(" ")).toBe(below("words"));
  });

  test.each([0, 1])("shuffle %i", (number) => {
    expect(shuffled(KEY, number, [...CARDS].reverse()).join(" ")).toBe(below(`shuffle ${number}`));
  });
});

/** Another digit at the end of a tag's text. */
function changed(text: string, tag: string): string {
  return text.replace(new RegExp(`(\\[${tag} ".*)(.)("\\])`), (_, before, digit, after) => before + (digit === "0" ? "1" : "0") + after);
}

describe.each(["kobito", "kanobu", "hat"])("a finished record of %s", (game) => {
  const proved = read(`samples/${game}.rec`);

  test("is proved, with every shuffle and whoever gave a nonce", () => {
    const proof = verify(proved);
    expect(proof.verdict).toBe("proved");
    expect(proof.commit).toBe(proof.opened);
    expect(proof.shuffles).toHaveLength(proved.match(/^(~|\[Shuffle)/gm)!.length);
    expect(proof.nonces).toEqual([{ seat: 0, nonce: "5eedf00d" }, { seat: 2, nonce: "x9" }]);
  });

  test.each(["Seed", "Salt", "Nonces", "Commit"])("with another digit in %s does not match", (tag) => {
    const text = changed(proved, tag);
    expect(text).not.toBe(proved);
    expect(verify(text).verdict).toBe("mismatch");
  });

  test("with two cards exchanged does not match, and the shuffle is named", () => {
    const text = proved.replace(/(\[Shuffle "\S+) (\S+) (.*) (\S+)"\]/, '$1 $4 $3 $2"]');
    expect(text).not.toBe(proved);
    const { verdict, shuffles } = verify(text);
    expect(verdict).toBe("mismatch");
    expect(shuffles.findIndex(({ isRight }) => !isRight)).toBe(0);
  });

  test("that names no way of shuffling only opens its commitment", () => {
    expect(verify(proved.replace(/^\[Rng .*\n/m, "")).verdict).toBe("unproved");
    expect(verify(read(`../../../tests/records/${game}.rec`)).verdict).toBe("unproved");
  });

  test.each(["", "hello", proved.replace(/^\[Seed .*\n/m, ""), proved.replace("sha256 1", "sha256 9"), proved.replace('"]', "")])(
    "that cannot be read is not proved (%#)",
    (text) => expect(verify(text).verdict).toBe("unreadable"),
  );
});

test("only commitments seen before the end are kept, each once", () => {
  const table = { code: "K7MPQ3XZ", commitment: "sha256:aa", phase: "lobby" as const };
  seeCommitment(table);
  seeCommitment({ ...table, phase: "playing" });
  seeCommitment({ ...table, phase: "over", commitment: "sha256:bb" });
  seeCommitment({ ...table, commitment: "" });
  expect(seenCommitments("K7MPQ3XZ")).toEqual(["sha256:aa"]);
});
