import { describe, expect, test } from "vitest";
import type { Option } from "../wire";
import { cutReadings } from "./cut";
import { waysOf } from "./options";
import { readingsAt } from "./readings";

const RULINGS = {
  R7: { clauses: ["C7", "R7"], rulings: ["R7"], options: ["drawWhenAble"] },
  R8: { clauses: ["C7", "C8"], rulings: ["R8"], options: [] },
};
const SAMPLE = `### R7 May I draw?

You *may* play.

Yes.

Nobody could check.

### R8 May I play another?

The drawn one.

Only that one.

It says so.
`;

describe("readings are cut at their headings", () => {
  const found = cutReadings(SAMPLE, RULINGS);

  test("into a question and what is printed, ours and why", () => {
    expect(found).toEqual([
      { id: "R7", title: "May I draw?", printed: "You <em>may</em> play.", ours: "Yes.", why: "Nobody could check.", measured: [], ...RULINGS.R7 },
      { id: "R8", title: "May I play another?", printed: "The drawn one.", ours: "Only that one.", why: "It says so.", measured: [], ...RULINGS.R8 },
    ]);
  });

  test("and a clause knows all that is marked at it", () => {
    expect(readingsAt(found, "C7").map(({ id }) => id)).toEqual(["R7", "R8"]);
    expect(readingsAt(found, "R7").map(({ id }) => id)).toEqual(["R7"]);
    expect(readingsAt(found, "C1")).toEqual([]);
  });
});

describe("ways to play", () => {
  const option = (fields: Partial<Option>): Option => ({ name: "limit", kind: "number", choices: [], least: null, most: null, can_be_off: false, default: "3", is_usual: true, clause: "H33", ...fields });

  test("are the values of a choice, with the usual one marked", () => {
    const ways = waysOf("kanobu", option({ kind: "choice", choices: ["any3", "oneEach"], default: "any3" }));
    expect(ways.map(({ value, isUsual }) => [value, isUsual])).toEqual([["any3", true], ["oneEach", false]]);
  });

  test("are a few numbers, and not many", () => {
    expect(waysOf("hat", option({ least: 2, most: 5 })).map(({ value }) => value)).toEqual(["2", "3", "4", "5"]);
    expect(waysOf("hat", option({ least: 10, most: 90 }))).toEqual([]);
    expect(waysOf("hat", option({ least: 3 }))).toEqual([]);
  });
});
