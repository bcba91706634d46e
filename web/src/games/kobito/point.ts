/** A move of Kobito in words, and where on the table it is made. */
import type { KobitoMove, KobitoView } from "../../wire";
import type { Play, PointedOut } from "../play";
import { kobitoAt, lowestAt, rainbowAt, studioOf } from "./rainbows";
import { offered } from "./targets";
import { moveName } from "./words";

export function pointOut(move: KobitoMove, { view, names }: Pick<Play<KobitoView, KobitoMove>, "view" | "names">): PointedOut {
  // What it counts as is told of the view's own moves.
  const own = offered(view, move) ?? move;
  return { text: moveName(own, view, names), at: placesOf(move, view) };
}

function placesOf(move: KobitoMove, view: KobitoView): string[] {
  const seat = view.seat ?? 0;
  switch (move.type) {
    case "play":
      return [inHand(view, move.card), drop(`end:${move.to}:${move.end}`)];
    case "start":
      return [inHand(view, move.low), inHand(view, move.high, move.low === move.high ? 1 : 0)];
    case "send": {
      const last = rainbowAt(view, move.rainbow, seat).length - 1;
      return [slot(`${move.rainbow}:${move.end === "low" ? 0 : last}`), drop(`end:${move.to}:${move.to_end}`)];
    }
    case "swap":
      return [inHand(view, String(move.number)), at(seat, move.at, kobitoAt(rainbowAt(view, move.at, seat), move.number, move.nth))];
    case "replace":
      return [inHand(view, "R"), inHand(view, String(move.number)), at(seat, move.at, lowestAt(rainbowAt(view, move.at, seat), move.number))];
    case "pay":
      return [inHand(view, move.card), slot(`pile:${seat}`)];
    case "end":
      return ['[data-move="end"]'];
  }
}

/** A card of the hand, the first one or a later copy. */
function inHand({ hand }: KobitoView, card: string, copy = 0): string {
  const found = (hand ?? []).flatMap((each, index) => (each === card ? [index] : []));
  return slot(`hand:${found[copy] ?? found[0] ?? -1}`);
}

/** A place of a rainbow; of another player's the seat, where it is drawn small. */
function at(seat: number, rainbow: string, index: number): string {
  const studio = studioOf(rainbow, seat);
  return studio === null || studio.seat === seat ? slot(`${rainbow}:${index}`) : drop(`seat:${studio.seat}`);
}

function slot(name: string): string {
  return `[data-slot="${name}"]`;
}

function drop(name: string): string {
  return `[data-drop="${name}"]`;
}
