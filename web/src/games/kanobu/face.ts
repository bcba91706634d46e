/** How a card is spelled on the wire: `B.Ro`, `BG.Pa`, `P.Co[R]`. */

export interface Face {
  /** one or two of B, G, R, Y, or P */
  colours: string[];
  symbol: string;
  /** the colour named for a Change colour card; empty where none is */
  named: string;
}

export const COLOURS = ["B", "G", "R", "Y"] as const;
const COLOUR_ORDER = ["B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY", "P"];
const SYMBOL_ORDER = ["Ro", "Pa", "Sc", "Sk", "3", "Di", "1", "2", "Ch", "St", "Ca", "Co"];

export function faceOf(card: string): Face {
  const [bare, named = ""] = card.split(/[[\]]/);
  const [colours, symbol] = bare.split(".");
  return { colours: [...colours], symbol, named };
}

/** The card without a named colour: what it was in a hand. */
export function bareOf(card: string): string {
  return card.split("[")[0];
}

function rank(card: string): number {
  const { colours, symbol } = faceOf(card);
  return COLOUR_ORDER.indexOf(colours.join("")) * SYMBOL_ORDER.length + SYMBOL_ORDER.indexOf(symbol);
}

/** A hand as it is held: by colour, then by sign. Equal cards are told apart by their copy. */
export function sorted(hand: readonly string[]): { card: string; copy: number }[] {
  const cards = [...hand].sort((one, other) => rank(one) - rank(other));
  return cards.map((card, index) => ({ card, copy: index - cards.indexOf(card) }));
}
