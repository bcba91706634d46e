/** How a card of an unknown game looks: what stands large on it, its suit, and a shape and a hue for the suit. */

export interface Face {
  suit: string;
  large: string;
  /** for the eye that sees no colours: each suit has a shape too */
  shape: string;
  /** of the suit; null for a card without one */
  hue: number | null;
}

const SHAPES = ["●", "◆", "■", "▲", "★", "✚"];
/** Letters that most games mean a colour by. */
const COLOURS: Record<string, [hue: number, shape: string]> = {
  R: [27, "■"], O: [55, "✚"], Y: [85, "◆"], G: [150, "▲"], B: [258, "●"], P: [305, "★"], V: [305, "★"],
  "♥": [27, "♥"], "♦": [27, "♦"], "♣": [150, "♣"], "♠": [258, "♠"],
};

function signOf(suit: string): [hue: number, shape: string] {
  const code = [...suit].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 0);
  return COLOURS[suit] ?? [(code * 67) % 360, SHAPES[code % SHAPES.length]!];
}

/** `R7` is a seven of R, `10♥` a ten of hearts; a card of one part, or of many, has no suit. */
export function faceOf(code: string): Face {
  const parts = code.match(/\p{L}+|\d+|[^\p{L}\d\s.,:/-]+/gu) ?? [];
  if (parts.length !== 2) return { suit: "", large: code, shape: "", hue: null };
  const [first, second] = parts as [string, string];
  const [suit, large] = /^\d/.test(first) ? [second, first] : [first, second];
  const [hue, shape] = signOf(suit);
  return { suit, large, shape, hue };
}
