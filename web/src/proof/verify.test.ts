import { readFileSync } from "node:fs";
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { commitment, keyOf, shuffled, words } from "./chance";
import type { Option } from "../wire";
import { sealed } from "./seal";
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

  test("hashes of numbers", () => {
    expect(below("nonce     5eedf00d")).toBe(sealed("5eedf00d"));
    expect(sealed("")).toBe("");
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

const RESPELLED: [string, (written: string) => string][] = [
  ["Nonces", (written) => written.replace("; B=;", ";")],
  ["Nonces", (written) => written.replaceAll("; ", ";")],
  ["Nonces", (written) => `${written}; D=`],
  ["Nonces", (written) => `${written}; A=5eedf00d`],
  ["Nonces", (written) => written.replace("A=", "A= ")],
  ["Seats", (written) => `${written}; D=Dan`],
  ["Seats", (written) => written.replace("; C=Eva", "")],
  ["Seats", (written) => written.replace("B=", "A=")],
  ["Rules", () => "01"],
  ["Rules", () => "1 "],
];

/** A record of one option line, dealt by whoever may spell it as they like. */
function dealtBy(options: string): string {
  const key = keyOf(SEED, "kobito", "1", options, ["", "f00d"]);
  const cards = shuffled(key, 0, CARDS).join(" ");
  const tags = [["Game", "kobito"], ["Rules", "1"], ["Opt", options], ["Seats", "A=Ann; B=Ben"], ["Commit", commitment("", SEED)], ["Seed", SEED]];
  return [...tags, ["Nonces", "A=; B=f00d"], ["Rng", "smallbox-hmac-sha256 1"], ["Shuffle", `deck ${cards}`]].map(([name, text]) => `[${name} "${text}"]`).join("\n");
}

describe("options", () => {
  const of = (name: string, kind: Option["kind"], more: Partial<Option>): Option => ({
    name, kind, choices: [], least: null, most: null, can_be_off: false, default: null, is_usual: true, clause: "", ...more,
  });
  const known = { kobito: [of("tiebreak", "choice", { choices: ["shared", "fewest"], default: "shared" }), of("gold_cards", "number", { default: "18", can_be_off: true })] };

  test.each(["", "tiebreak=fewest", "tiebreak=fewest gold_cards=6", "gold_cards=off"])("are proved as they are written: %s", (options) => {
    expect(verify(dealtBy(options).replace('[Opt ""]\n', ""), known).verdict).toBe("proved");
  });

  test.each([" tiebreak=fewest", "tiebreak=fewest ", "tiebreak=fewest  gold_cards=6", "gold_cards=06", "gold_cards=6 gold_cards=6", "tiebreak"])(
    "are proved in no other spelling: %s",
    (options) => expect(verify(dealtBy(options))).toMatchObject({ verdict: "mismatch", isSpelled: false }),
  );

  test.each(["gold_cards=6 tiebreak=fewest", "tiebreak=shared", "gold_cards=18", "tiebreak=maybe", "nonsense=1", "gold_cards=six"])(
    "that go without saying, or are none, are not said: %s",
    (options) => expect(verify(dealtBy(options), known)).toMatchObject({ verdict: "mismatch", isSpelled: false }),
  );
});

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

  test.each(RESPELLED)("is proved in one spelling only (%s: %s)", (tag, change) => {
    const written = new RegExp(`\\[${tag} "(.*)"\\]`).exec(proved)![1];
    const text = proved.replace(`[${tag} "${written}"]`, () => `[${tag} "${change(written)}"]`);
    expect(text).not.toBe(proved);
    expect(["mismatch", "unreadable"]).toContain(verify(text).verdict);
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
