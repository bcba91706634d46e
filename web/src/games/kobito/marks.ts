/** What others did since the reader's own last move, as places on the table. */
import type { AnyEvent, KobitoEvent, KobitoPlace, KobitoView } from "../../wire";
import { lowestAt, studioOf, type End } from "./rainbows";

export interface Marks {
  /** `G1:2` in a gold rainbow, `0/1:2` in the second rainbow of the first seat's studio */
  places: ReadonlySet<string>;
  /** points of gold won, by seat */
  won: ReadonlyMap<number, number>;
}

/** New places at the two ends of a rainbow, and numbers within it that were exchanged or covered. */
interface Grown {
  low: number;
  high: number;
  numbers: Set<number>;
}

/** A rainbow by a name that is the same for everybody. */
export function keyOf(name: string, owner: number): string {
  const studio = studioOf(name, owner);
  return studio === null ? name : `${studio.seat}/${studio.slot}`;
}

export function marksOf(view: KobitoView, events: readonly AnyEvent[]): Marks {
  const grown = new Map<string, Grown>();
  const won = new Map<number, number>();
  for (const event of events as readonly KobitoEvent[]) {
    switch (event.type) {
      case "card_played":
        add(grown, keyOf(event.to, event.seat), event.end, 1);
        break;
      case "rainbow_started":
        grown.delete(keyOf(event.rainbow, event.seat));
        add(grown, keyOf(event.rainbow, event.seat), "high", 2);
        break;
      case "place_sent":
        add(grown, keyOf(event.rainbow, event.seat), event.end, -1);
        add(grown, keyOf(event.to, event.seat), event.to_end, 1);
        break;
      case "kobito_exchanged":
      case "card_replaced":
        at(grown, keyOf(event.at, event.seat)).numbers.add(event.number);
        break;
      case "gold_won":
        // Its rainbow is gone: what lies there now is a new one.
        grown.delete(event.slot);
        won.set(event.seat, (won.get(event.seat) ?? 0) + event.value);
        break;
      case "start_card_turned_up":
        add(grown, event.slot, "low", 1);
        break;
    }
  }
  return { places: new Set([...grown].flatMap(([key, each]) => placesOf(key, each, rainbowOf(view, key)))), won };
}

function at(grown: Map<string, Grown>, key: string): Grown {
  const found = grown.get(key) ?? { low: 0, high: 0, numbers: new Set() };
  grown.set(key, found);
  return found;
}

function add(grown: Map<string, Grown>, key: string, end: End, count: number): void {
  const found = at(grown, key);
  found[end] = Math.max(0, found[end] + count);
}

function rainbowOf(view: KobitoView, key: string): readonly KobitoPlace[] {
  const [seat, slot] = key.split("/").map(Number);
  return (slot === undefined ? view.gold[Number(key[1]) - 1]?.rainbow : view.studios[seat!]?.[slot]) ?? [];
}

function placesOf(key: string, { low, high, numbers }: Grown, rainbow: readonly KobitoPlace[]): string[] {
  const within = new Set([...numbers].map((number) => lowestAt(rainbow, number)));
  return rainbow.flatMap((_, index) => (index < low || index >= rainbow.length - high || within.has(index) ? [`${key}:${index}`] : []));
}
