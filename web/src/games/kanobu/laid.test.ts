// @vitest-environment node
import { expect, test } from "vitest";
import { laidBy } from "./laid";

test("the cards on top of the pile are those of who laid them last", () => {
  const pile = ["B.Pa", "B.Sc", "B.Ro"];
  expect(laidBy(pile, [{ type: "card_played", seat: 1, card: "B.Sc" }, { type: "card_played", seat: 2, card: "B.Ro" }])).toEqual([1, 2]);
  expect(laidBy(pile, [])).toEqual([]);
});

test("a card that was cancelled has no mark, and neither has the Cancel", () => {
  expect(laidBy(["B.Pa"], [{ type: "card_played", seat: 1, card: "B.3" }, { type: "card_cancelled", seat: 2, cancel: "P.Ca", removed: "B.3" }])).toEqual([]);
});

test("not more cards are marked than lie there to be seen", () => {
  const events = [0, 1, 2, 0, 1].map((seat) => ({ type: "card_played", seat, card: "B.Ro" }) as const);
  expect(laidBy(["B.Ro", "B.Ro", "B.Ro", "B.Ro", "B.Ro"], events)).toEqual([2, 0, 1]);
  expect(laidBy(["B.Ro"], events)).toEqual([1]);
});
