/** Names of places on the stage. */

/** Most backs that are drawn at a seat; a number says the rest. */
export const BACKS = 7;
/** How many cards of the pile are drawn: three to be seen and one below them. */
export const SHOWN = 4;
/** A place that is not there: a picture sent to it is gone at once. */
export const NOWHERE = "nowhere";

export function handSlot(card: string, copy: number): string {
  return `hand-${card}-${copy}`;
}

export function pileSlot(index: number): string {
  return `pile-${index}`;
}

export function openSlot(index: number): string {
  return `open-${index}`;
}

/** The back number `index` of a seat, or the last one that is drawn. */
export function backSlot(seat: number, index: number): string {
  return `seat-${seat}-${Math.max(0, Math.min(index, BACKS - 1))}`;
}
