/** Where a lifted card may go, read from the moves of the view; and what to try where it may not. */
import type { KobitoMove, KobitoView } from "../../wire";
import { kobitoAt, lowestAt, nthOf, rainbowAt, studioOf, type End } from "./rainbows";

/** A card in the air: one of the hand, or an end of an own studio rainbow. */
export type Lifted = { from: "hand"; index: number; card: string } | { from: "studio"; rainbow: string; end: End };

/**
 * Places by address. `end:G1:low` an end of a rainbow, `at:G1:2` a place in it, `hand:3:low` the lifted card below a card of
 * the hand, `free:S2` an empty easel, `seat:1` another player, `pay` your score pile.
 */
export type Targets = ReadonlyMap<string, KobitoMove[]>;

export function targetsOf(view: KobitoView, lifted: Lifted | null): Targets {
  const targets = new Map<string, KobitoMove[]>();
  const seat = view.seat;
  if (lifted === null || seat === null) return targets;
  for (const move of view.moves) {
    for (const address of addressesOf(view, seat, lifted, move)) {
      targets.set(address, [...(targets.get(address) ?? []), move]);
    }
  }
  return targets;
}

function addressesOf(view: KobitoView, seat: number, lifted: Lifted, move: KobitoMove): string[] {
  if (lifted.from === "studio") {
    const isIts = move.type === "send" && move.rainbow === lifted.rainbow && move.end === lifted.end;
    return isIts ? [`end:${move.to}:${move.to_end}`] : [];
  }
  const { card, index } = lifted;
  switch (move.type) {
    case "play":
      return move.card === card ? [`end:${move.to}:${move.end}`] : [];
    case "start":
      return move.low === card || move.high === card ? [...starts(view.hand ?? [], index, card, move.low, move.high), ...nextEasel(view)] : [];
    case "swap":
      return String(move.number) === card ? at(seat, move.at, kobitoAt(rainbowAt(view, move.at, seat), move.number, move.nth)) : [];
    case "replace":
      return card === "R" || String(move.number) === card ? at(seat, move.at, lowestAt(rainbowAt(view, move.at, seat), move.number)) : [];
    case "pay":
      return move.card === card ? ["pay"] : [];
    default:
      return [];
  }
}

/** A place in a rainbow; in another studio also the seat, which is the larger thing to hit. */
function at(seat: number, rainbow: string, index: number): string[] {
  const studio = studioOf(rainbow, seat);
  const place = `at:${rainbow}:${index}`;
  return studio === null || studio.seat === seat ? [place] : [place, `seat:${studio.seat}`];
}

function starts(hand: readonly string[], index: number, card: string, low: string, high: string): string[] {
  const partners = (code: string, where: End) => hand.flatMap((other, at) => (at !== index && other === code ? [`hand:${at}:${where}`] : []));
  return [...(low === card ? partners(high, "low") : []), ...(high === card ? partners(low, "high") : [])];
}

/** Where the view says that a new rainbow comes to lie. */
function nextEasel({ next_easel }: KobitoView): string[] {
  return next_easel === null ? [] : [`free:${next_easel}`];
}

/** What to ask the server about a place that is no target, so that it names the clause; null where no move says it. */
export function attempt(view: KobitoView, lifted: Lifted, address: string): KobitoMove | null {
  const [kind, name, last] = address.split(":") as [string, string, string];
  const seat = view.seat ?? 0;
  if (lifted.from === "studio") {
    const { rainbow, end } = lifted;
    const to = kind === "seat" ? `${"ABCDEFGHIJKLM"[Number(name)]}.S1` : name;
    if (!["end", "at", "free", "seat"].includes(kind)) return null;
    return { type: "send", rainbow, end, to, to_end: kind === "end" ? (last as End) : "high" };
  }
  const { card } = lifted;
  switch (kind) {
    case "end":
      return { type: "play", card, to: name, end: last as End };
    case "free":
      return { type: "play", card, to: name, end: "high" };
    case "seat":
      return { type: "play", card, to: `${"ABCDEFGHIJKLM"[Number(name)]}.S1`, end: "high" };
    case "pay":
      return { type: "pay", card };
    case "hand":
      // Two cards that would start a rainbow in either order are targets, so the order does not matter here.
      return { type: "start", low: card, high: view.hand?.[Number(name)] ?? "" };
    case "at":
      return attemptAt(view, seat, card, name, Number(last));
    default:
      return null;
  }
}

function attemptAt(view: KobitoView, seat: number, card: string, name: string, index: number): KobitoMove | null {
  const places = rainbowAt(view, name, seat);
  const place = places[index];
  if (place === undefined) return null;
  if (card === "R") return { type: "replace", at: name, number: place.number };
  if (place.kobito) return { type: "swap", at: name, number: place.number, nth: nthOf(places, index) };
  return { type: "play", card, to: name, end: index * 2 < places.length ? "low" : "high" };
}

/** Is this one of the moves that the view offers? */
export function isOffered(view: KobitoView, move: KobitoMove): boolean {
  return offered(view, move) !== undefined;
}

/** The view's own move that is the same. */
export function offered(view: KobitoView, move: KobitoMove): KobitoMove | undefined {
  const text = JSON.stringify(move, Object.keys(move).sort());
  return view.moves.find((each) => JSON.stringify(each, Object.keys(each).sort()) === text);
}
