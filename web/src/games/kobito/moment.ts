/** The moment of a win: the finished rainbow, before it is cleared away. */
import type { AnyEvent, KobitoPlace, KobitoView } from "../../wire";
import type { End } from "./rainbows";

/** The view just before the gold leaves: the last one with the place that finished the rainbow. Null where none was finished. */
export function finished(last: KobitoView, next: KobitoView, events: readonly AnyEvent[]): KobitoView | null {
  const win = events.findIndex(({ type }) => type === "gold_won");
  const event = events[win];
  if (event?.type !== "gold_won") return null;
  const slot = Number(event.slot[1]) - 1;
  const gold = last.gold[slot];
  const laid = events.slice(0, win).flatMap(placeOf).at(-1);
  // In a replay the last view may be any other.
  if (!gold || laid === undefined || gold.need !== event.need || gold.rainbow.length + 1 !== gold.need) return null;
  const rainbow = laid.end === "low" ? [laid.place, ...gold.rainbow] : [...gold.rainbow, laid.place];
  return {
    ...next,
    moves: [],
    numbers: [],
    gold_ends: last.gold_ends,
    gold: last.gold.map((each, index) => (index === slot ? { ...gold, rainbow } : each)),
    scores: last.scores,
    won: last.won,
    won_sizes: last.won_sizes,
    gold_deck: last.gold_deck,
    deck: last.deck,
    discard_size: last.discard_size,
  };
}

function placeOf(event: AnyEvent): { place: KobitoPlace; end: End }[] {
  if (event.type === "card_played" && "end" in event) {
    return [{ place: { number: event.number, kobito: event.card === "K", pairs: 0 }, end: event.end }];
  }
  if (event.type !== "place_sent") return [];
  return [{ place: { number: event.number, kobito: event.card === "K", pairs: 0 }, end: event.to_end }];
}
