/** Kanobu's cards and colours in the reader's language; the same words as words.py. */
import { t, type Describe } from "../../text.svelte";
import { bareOf, faceOf } from "./face";

const CARDS = new Set(["card", "top", "cancel", "removed", "cards"]);

/** `B.3` as `blue 3 Cards`. */
export function cardName(card: string): string {
  const { colours, symbol } = faceOf(bareOf(card));
  return t("kanobu-card", { colours: t(`kanobu-colours-${colours.join("")}`), symbol: symbolName(symbol) });
}

export function colourName(colour: string): string {
  return t(`kanobu-colour-${colour}`);
}

export function symbolName(symbol: string): string {
  return t(`kanobu-symbol-${symbol}`);
}

export const describe: Describe = (key, fact) => {
  if (Array.isArray(fact)) return fact.map((each) => String(describe(key, each))).join(", ");
  const text = String(fact);
  if (CARDS.has(key)) return text === "" ? "none" : cardName(text);
  if (key === "symbol") return symbolName(text);
  return key === "colour" && /^[BGRYP]$/.test(text) ? colourName(text) : text;
};
