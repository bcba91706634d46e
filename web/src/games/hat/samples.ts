/** Positions that the rulebook shows. */
import type { HatHiddenGift, HatOffer, HatOpenGift, HatView } from "../../wire";
import type { Spot } from "./moment.svelte";

export interface Sample {
  clause: string;
  view: HatView;
  spot?: Spot;
}

type Cell = HatOpenGift | HatHiddenGift;

const LEFT: Cell = { up: 0, arrow: "left", colour: "black" };
const RIGHT: Cell = { up: 0, arrow: "right", colour: "white" };

function open(gift: string): Cell {
  return { up: 1, gift };
}

function offer(giver: number, receiver: number, fields: Partial<HatOffer>): HatOffer {
  const arrow = receiver === (giver + 1) % 3 ? "left" : "right";
  return { giver, receiver, from_shop: false, arrow, colour: arrow === "left" ? "black" : "white", claim: null, ...fields };
}

function position(columns: Cell[][], fields: Partial<HatView> = {}): HatView {
  return {
    seat: 0, to_act: null, moves: [], prompt: { code: "over", facts: {} }, phase: "CLAIM", columns, offer: null, penalties: columns.map(() => []), shop_top: "muffin", shop_left: 106,
    passes: 1, max_gifts: null, catalogue: [], outcome: null, ...fields,
  };
}

const START = [[open("guitar")], [open("cactus")], [open("penguin")]];

export const samples: Sample[] = [
  { clause: "H4", view: position(START, { phase: "REVEAL" }) },
  { clause: "H5", view: position([[], [], []], { phase: "REVEAL" }) },
  { clause: "H10", view: position(START, { phase: "SHOW" }), spot: { kind: "shown", gift: "muffin", seat: 0 } },
  { clause: "H11", view: position(START, { offer: offer(0, 1, { from_shop: true }), shop_top: "book" }) },
  { clause: "H13", view: position([[LEFT], [open("cactus")], [LEFT, RIGHT]], { offer: offer(2, 0, {}), shop_top: "book" }) },
  { clause: "H15", view: position([[RIGHT, LEFT], [open("cactus")], [LEFT]], { phase: "ANSWER", offer: offer(0, 2, { claim: "guitar" }), shop_top: "book" }) },
  { clause: "H21", view: position([[RIGHT], [open("cactus"), LEFT], [LEFT]], { phase: "REVEAL", shop_top: "book" }) },
  { clause: "H23", view: position([[RIGHT, LEFT], [open("cactus")], [LEFT]], { offer: offer(0, 2, {}), shop_top: "book" }) },
  { clause: "H25", view: position([[RIGHT], [open("cactus")], [LEFT, RIGHT]], { phase: "ANSWER", offer: offer(2, 0, { claim: "hat" }), shop_top: "book" }) },
  {
    clause: "H26",
    view: position([[RIGHT], [open("cactus")], [LEFT]], { phase: "REVEAL" }),
    spot: { kind: "revealed", gift: "teddy-bear", loser: 2, receiver: 0, isRight: false, back: null },
  },
  { clause: "H28", view: position([[RIGHT], [open("cactus")], [LEFT]], { phase: "REVEAL", penalties: [[], ["umbrella"], ["teddy-bear"]] }) },
  { clause: "H42", view: position([[open("guitar"), open("cactus")], [open("penguin"), open("hat")], [open("book"), open("apple")]], { phase: "REVEAL" }) },
];
