/** Where what somebody says stands: near the seat, on the screen, and never over the reader's own cards. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between a bubble and what it must not touch. */
const GAP = 6;
export function union(boxes: readonly Rect[]): Rect | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Below a seat in the upper half of the table, above one in the lower half; above the hand where it would cover that. */
export function placeOf(seat: Rect, bubble: Pick<Rect, "width" | "height">, table: Rect, hand: Rect | null): { left: number; top: number; isAbove: boolean } {
  const within = (at: number, size: number, from: number, room: number) => Math.max(from + GAP, Math.min(at, from + room - size - GAP));
  const left = within(seat.left + seat.width / 2 - bubble.width / 2, bubble.width, table.left, table.width);
  let isAbove = seat.top + seat.height / 2 > table.top + table.height / 2;
  let top = within(isAbove ? seat.top - bubble.height - GAP : seat.top + seat.height + GAP, bubble.height, table.top, table.height);
  if (hand !== null && top + bubble.height + GAP > hand.top && top < hand.top + hand.height && left < hand.left + hand.width && left + bubble.width > hand.left) {
    isAbove = true;
    top = Math.max(table.top + GAP, hand.top - bubble.height - GAP);
  }
  return { left, top, isAbove };
}
