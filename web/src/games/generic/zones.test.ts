// @vitest-environment node
import { describe, expect, test } from "vitest";
import { faceOf } from "./face";
import { hueOf } from "./hue";
import type { Zone } from "../../wire";
import { layoutOf, shownOf, zoneOf } from "./zones";

function declared(kind: Zone["kind"], ...names: string[]): Zone[] {
  return names.map((name) => ({ name, kind, can_be_hidden: false }));
}

const ZONES = [
  ...declared("cards", "hand", "pile", "row"),
  ...declared("number_by_seat", "sizes", "scores"),
  ...declared("number", "deck", "round"),
  ...declared("word", "season"),
];
const VIEW = {
  seat: 0, to_act: 0, moves: [{ type: "lay", card: "7" }], phase: "main", players: 2,
  hand: ["7", "9"], pile: ["3", "5"], sizes: [2, 4], scores: [1, 0], won: [["4"], []], deck: 12, round: 3, clockwise: true, trump: "R7", drawn: null, season: "spring",
  outcome: null,
};

describe("a view becomes zones by the form of its fields", () => {
  const { middle, facts, seats, hand } = layoutOf(VIEW, 2, ZONES);

  test("a list of texts is cards, a text is one, and a deck is cards face down", () => {
    expect(middle.map(({ field, cards, number, isStack }) => [field, cards, number, isStack])).toEqual([
      ["pile", ["3", "5"], null, false],
      ["deck", null, 12, true],
      ["trump", ["R7"], null, false],
    ]);
  });

  test("what has an entry for each seat lies before the seats", () => {
    expect(seats[0]!.map(({ field, number, cards }) => [field, number, cards])).toEqual([["sizes", 2, null], ["scores", 1, null], ["won", null, ["4"]]]);
    expect(seats[1]!.map(({ key }) => key)).toEqual(["sizes.1", "scores.1", "won.1"]);
  });

  test("a list of as many cards as players is no list by seat", () => {
    expect(layoutOf({ row: ["1", "2"] }, 2, ZONES).middle.map(({ cards }) => cards)).toEqual([["1", "2"]]);
  });

  test("the hand is the reader's own", () => expect(hand?.cards).toEqual(["7", "9"]));
  test("other numbers and yes or no are facts", () => expect(facts.map(({ field }) => field)).toEqual(["round", "clockwise"]));
  test("what is not there takes no room", () => expect(zoneOf("drawn", "drawn", null)).toBeNull());
});

describe("what lies deeper is drawn too", () => {
  test("structs in a list are cards", () => {
    expect(zoneOf("row", "row", [{ number: 5, kobito: true, hidden: false }])?.cards).toEqual(["5 kobito"]);
  });

  test("structs with cards in them are zones within a zone", () => {
    const found = zoneOf("gold", "gold", [{ value: 6, rainbow: ["4"] }, null]);
    expect(found?.parts[0]?.parts.map(({ key, number, cards }) => [key, number, cards])).toEqual([
      ["gold.0.value", 6, null],
      ["gold.0.rainbow", null, ["4"]],
    ]);
  });
});

test("the last cards of a long list lie on top", () => {
  expect(shownOf(["1", "2", "3"], 2)).toEqual([{ card: "2", index: 1 }, { card: "3", index: 2 }]);
});

test.each([
  ["7", "", "7"],
  ["R7", "R", "7"],
  ["10♥", "♥", "10"],
  ["B.Ro", "B", "Ro"],
  ["kobito", "", "kobito"],
  ["P.Co[R]", "", "P.Co[R]"],
])("%s is written as a suit and what stands large", (code, suit, large) => {
  expect(faceOf(code)).toMatchObject({ suit, large });
});

test("a game has the same colour everywhere", () => {
  expect(hueOf("stairs")).toBe(hueOf("stairs"));
  expect(hueOf("stairs")).toBeLessThan(360);
});
