/** The rainbows of a view by their names: `G1`, `S1` in your own studio, `B.S1` in the studio of the second seat. */
import type { KobitoEnds, KobitoMove, KobitoPlace, KobitoView } from "../../wire";

const SEATS = "ABCDEFGHIJKLM";

export type End = "low" | "high";

/** The seat and the slot that a name means; `owner` is whose studio a bare `S1` is. */
export function studioOf(name: string, owner: number): { seat: number; slot: number } | null {
  const found = /^(?:([A-M])\.)?S([1-4])$/.exec(name);
  if (found === null) return null;
  return { seat: found[1] === undefined ? owner : SEATS.indexOf(found[1]), slot: Number(found[2]) - 1 };
}

/** A studio rainbow as a seat calls it. */
export function nameOf(seat: number, slot: number, speaker: number | null): string {
  return seat === speaker ? `S${slot + 1}` : `${SEATS[seat]}.S${slot + 1}`;
}

export function rainbowAt(view: KobitoView, name: string, owner: number): readonly KobitoPlace[] {
  if (name.startsWith("G")) return view.gold[Number(name[1]) - 1]?.rainbow ?? [];
  const studio = studioOf(name, owner);
  return studio === null ? [] : (view.studios[studio.seat]?.[studio.slot] ?? []);
}

/** The nth kobito that stands for a number, from the low end; -1 where there is none. */
export function kobitoAt(places: readonly KobitoPlace[], number: number, nth: number): number {
  let left = nth;
  return places.findIndex((place) => place.kobito && place.number === number && (left -= 1) === 0);
}

/** Which of the kobitos with its number a place is, from the low end. */
export function nthOf(places: readonly KobitoPlace[], index: number): number {
  const { number } = places[index]!;
  return places.slice(0, index + 1).filter((place) => place.kobito && place.number === number).length;
}

/** The lowest number card that shows a number; -1 where there is none. */
export function lowestAt(places: readonly KobitoPlace[], number: number): number {
  return places.findIndex((place) => !place.kobito && place.number === number);
}

/** The numbers that the ends of a rainbow ask for; null where no rainbow lies. */
export function endsOf(view: KobitoView, name: string, owner: number): KobitoEnds | null {
  if (name.startsWith("G")) return view.gold_ends[Number(name[1]) - 1] ?? null;
  const studio = studioOf(name, owner);
  return studio === null ? null : (view.studio_ends[studio.seat]?.[studio.slot] ?? null);
}

/** The number that the card of an offered move counts as where it is put, of a start that of its kobito. */
export function numberOf(view: KobitoView, move: KobitoMove): number {
  return view.numbers[view.moves.indexOf(move)] ?? 0;
}
