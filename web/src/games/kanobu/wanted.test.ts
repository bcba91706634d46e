// @vitest-environment node
import { expect, test } from "vitest";
import type { KanobuEvent, KanobuView } from "../../wire";
import { sorted } from "./face";
import { fanOf } from "./fan";
import { exitOf, pileShown, wantedOf, type Held } from "./wanted";

const held: Held = { lifted: null, sent: null, playable: new Set(), isMine: false, cancelled: null };

function viewOf(changed: Partial<KanobuView>): KanobuView {
  return {
    seat: 0, to_act: 0, moves: [], prompt: { code: "turn", facts: {} }, payment: [], players: 2, phase: "TURN", sizes: [2, 3], hand: ["R.Ro", "B.Ro"], drawn: null, pile: ["B.Pa"], deck: 40,
    clockwise: true, demand: null, open: [], paid: [], undo: false, quiet: 0, made: 1, outcome: null, ...changed,
  };
}

test("a hand is held by colour, then by sign, and equal cards are told apart", () => {
  expect(sorted(["P.Ca", "R.Sk", "B.3", "BG.Pa", "B.3", "B.Ro"])).toEqual([
    { card: "B.Ro", copy: 0 }, { card: "B.3", copy: 0 }, { card: "B.3", copy: 1 },
    { card: "R.Sk", copy: 0 }, { card: "BG.Pa", copy: 0 }, { card: "P.Ca", copy: 0 },
  ]);
});

test("a card that another seat plays comes from that seat's backs", () => {
  const view = viewOf({ pile: ["B.Pa", "B.Sc"], sizes: [2, 2] });
  const events: KanobuEvent[] = [{ type: "card_played", seat: 1, card: "B.Sc" }];
  const top = wantedOf(view, events, held).find(({ slot }) => slot === "pile-1");
  expect(top).toMatchObject({ id: "B.Sc", from: "seat-1-2" });
});

test("one's own card comes from its place in the hand, the last of equal ones", () => {
  const view = viewOf({ pile: ["B.Pa", "B.Ro"], hand: ["B.Ro", "R.Ro"] });
  const top = wantedOf(view, [{ type: "card_played", seat: 0, card: "B.Ro" }], held).find(({ slot }) => slot === "pile-1");
  expect(top?.from).toBe("hand-B.Ro-1");
});

test("a card on its way to the pile is already there", () => {
  const wanted = wantedOf(viewOf({}), [], { ...held, sent: "hand-R.Ro-0" });
  expect(wanted.filter(({ zone }) => zone === "hand").map(({ id }) => id)).toEqual(["B.Ro"]);
  expect(wanted.find(({ id }) => id === "R.Ro")).toMatchObject({ slot: "pile-1", zone: "pile" });
});

test("a Cancel is seen on the pile before it goes under the deck with its card", () => {
  const cancel = { type: "card_cancelled", seat: 1, cancel: "P.Ca", removed: "B.3" } as const;
  expect(pileShown(viewOf({}), cancel).map(({ card }) => card)).toEqual(["B.Pa", "B.3", "P.Ca"]);
  const [picture] = wantedOf(viewOf({}), [cancel], { ...held, cancelled: cancel }).filter(({ id }) => id === "P.Ca");
  expect(exitOf({ ...picture, key: 1, leaving: false }, viewOf({}), [cancel])).toBe("deck");
});

test.each([1, 6, 13, 30, 40])("%i cards stay inside a phone, each with a strip that can be tapped", (count) => {
  const fan = fanOf(count, 360, 740);
  expect(fan.places).toHaveLength(count);
  for (const { x } of fan.places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + fan.card).toBeLessThanOrEqual(360);
  }
  const [first, second] = fan.places;
  if (second !== undefined) expect(second.x - first.x).toBeGreaterThanOrEqual(24);
});
