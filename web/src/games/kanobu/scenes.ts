/** What the rulebook's pictures show: rows of cards with signs between them. */

/** A card, the back of one, or a sign. */
export type Item =
  | { card: string; faint?: boolean }
  | { sign: "on" | "yes" | "no" | "then" | "or" }
  | { amount: number }
  | { turn: "clockwise" | "back" }
  | { colour: string };

export type Row = Item[];
export type Scene = Row[];

const on: Item = { sign: "on" };
const yes: Item = { sign: "yes" };
const no: Item = { sign: "no" };
const then: Item = { sign: "then" };
const or: Item = { sign: "or" };
const card = (name: string, faint = false): Item => ({ card: name, faint });

/** One card laid on another, and whether it may. */
function lay(played: string, top: string, fits: boolean): Row {
  return [card(played), on, card(top), fits ? yes : no];
}

export const scenes: Record<string, Scene> = {
  C10: [lay("P.St", "B.Ro", true), lay("P.St", "R.Sk", true)],
  C12: [lay("R.Pa", "P.Co[R]", true), lay("GR.Ro", "P.Co[R]", true), lay("B.Pa", "P.Co[R]", false)],
  C13: [lay("B.Sk", "B.3", true), lay("R.3", "B.3", true), lay("R.Sk", "B.3", false)],
  C14: [lay("B.Ro", "B.Sc", true), lay("B.Pa", "B.Sc", false), lay("R.Ro", "B.Sc", false)],
  C15: [lay("G.Pa", "G.Sk", true), lay("Y.Pa", "G.Sk", false)],
  C16: [lay("BR.Pa", "R.Ro", true), lay("GY.Pa", "R.Ro", false)],
  C17: [[card("R.Ro"), then, card("R.Sc"), then, card("R.Pa"), then, card("R.Ro", true)]],
  C19: [[card("B.3"), { amount: 3 }, then, card("R.3"), { amount: 6 }, then, card("Y.3"), { amount: 9 }]],
  C22: [[{ turn: "clockwise" }, card("R.Di"), { turn: "back" }]],
  C23: [[card("Y.1"), { amount: 1 }, then, card("B.1"), { amount: 2 }]],
  C25: [[card("P.Ch"), then, card("B.Ro"), card("GY.Pa"), card("R.Ro"), or, { amount: 3 }]],
  C27: [[card("P.St"), then, card("G.3"), card("BR.Pa", true), card("Y.Ro", true)]],
  C28: [[card("P.Ca"), on, card("B.3"), then, card("")]],
  C29: [[card("P.Co"), then, { colour: "B" }, { colour: "G" }, { colour: "R" }, { colour: "Y" }]],
};
