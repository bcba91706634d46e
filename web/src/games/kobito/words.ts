/** Kobito in words: facts of events and refusals, cards, places and rainbows. */
import type { FluentVariable } from "@fluent/bundle";
import { t } from "../../text.svelte";
import type { KobitoMove, KobitoPlace, KobitoView } from "../../wire";
import { endsOf, numberOf, rainbowAt, type End } from "./rainbows";

const CARDS = new Set(["card", "low", "high"]);
const PLACES = new Set(["at", "place", "rainbow", "to"]);
const CODES = /^(K|R|\d{1,2})$/;

/** The same as words.py: `K` as `kobito`, `high` as that end, `B.S2` as Ben's easel; lists with commas, an empty one as `none`. */
export function describe(key: string, fact: unknown, names: readonly string[] = []): FluentVariable {
  if (Array.isArray(fact)) return fact.map((each) => (typeof each === "number" ? String(each) : describe("card", each))).join(", ") || "none";
  if (CARDS.has(key) && CODES.test(String(fact))) return cardName(String(fact));
  if ((key === "end" || key === "to_end") && (fact === "low" || fact === "high")) return t(`kobito-end-${fact}`);
  if (PLACES.has(key)) return rainbowName(String(fact), names);
  return String(fact);
}

export function cardName(code: string): string {
  return t(`kobito-card-${code}`);
}

export function placeName({ number, kobito, pairs }: KobitoPlace): string {
  if (kobito) return t("kobito-place-kobito", { number });
  return pairs > 0 ? t("kobito-place-pairs", { number, pairs }) : t("kobito-place-number", { number });
}

export function placesName(places: readonly KobitoPlace[]): string {
  return places.length === 0 ? t("kobito-places-none") : places.map(placeName).join(", ");
}

/** An end of a rainbow, with all there is to know of the rainbow. */
export function endName(view: KobitoView, name: string, end: End): string {
  const owner = view.seat ?? 0;
  const places = rainbowAt(view, name, owner);
  const facts = { rainbow: name, end, length: places.length, places: placesName(places), wanted: endsOf(view, name, owner)?.[end] ?? 0 };
  const gold = name.startsWith("G") ? view.gold[Number(name[1]) - 1] : null;
  if (gold == null) return t("kobito-end-of-studio", facts);
  return t("kobito-end-of-gold", { ...facts, value: gold.value, need: gold.need });
}

/** What a press on a lit place does. */
export function moveName(move: KobitoMove, view: KobitoView, names: readonly string[]): string {
  const seat = view.seat ?? 0;
  switch (move.type) {
    case "play": {
      const places = rainbowAt(view, move.to, seat);
      return t("kobito-do-play", { card: cardName(move.card), rainbow: move.to, end: move.end, places: placesName(places), number: numberOf(view, move) });
    }
    case "start":
      return t("kobito-do-start", { low: cardName(move.low), high: cardName(move.high) });
    case "send": {
      const from = rainbowAt(view, move.rainbow, seat);
      const place = move.end === "low" ? from[0] : from.at(-1);
      const card = place === undefined ? "" : cardName(place.kobito ? "K" : String(place.number));
      return t("kobito-do-send", { card, from: move.rainbow, rainbow: move.to, end: move.to_end, places: placesName(rainbowAt(view, move.to, seat)) });
    }
    case "swap":
      return t("kobito-do-swap", { number: move.number, rainbow: rainbowName(move.at, names) });
    case "replace":
      return t("kobito-do-replace", { number: move.number, rainbow: rainbowName(move.at, names) });
    case "pay":
      return t("kobito-do-pay", { card: cardName(move.card) });
    case "end":
      return t("kobito-end-turn");
  }
}

/** A rainbow by its name; that of another player by the player's easel. */
export function rainbowName(name: string, names: readonly string[]): string {
  const found = /^([A-M])\.S([1-4])$/.exec(name);
  return found === null ? name : t("kobito-rainbow-of", { owner: names["ABCDEFGHIJKLM".indexOf(found[1]!)] ?? "", easel: Number(found[2]) });
}
