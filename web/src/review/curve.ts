/** Where things lie on the curve of chances: plain geometry, in pixels. */

export interface Frame {
  width: number;
  height: number;
  /** the last move */
  total: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Room for the percentages at the left, for the letters of the seats at the right, and for lines that run along an edge. */
export const LEFT = 40;
export const RIGHT = 24;
export const EDGE = 10;
/** How far apart the letters at the end of the lines are at least. */
const APART = 15;

/** How the line of each seat is drawn, beside its colour. */
export const DASHES: readonly string[] = ["none", "9 4", "2 4", "12 4 2 4", "5 5", "16 5", "2 7", "10 3 2 3 2 3"];
export const LETTERS = "ABCDEFGHIJKLM";

export function pointAt({ width, height, total }: Frame, number: number, share: number): Point {
  const along = total === 0 ? 0 : number / total;
  return { x: LEFT + along * (width - LEFT - RIGHT), y: EDGE + (1 - Math.min(1, Math.max(0, share))) * (height - 2 * EDGE) };
}

/** The line of one seat. */
export function lineOf(frame: Frame, shares: readonly number[]): string {
  return shares.map((share, number) => pointAt(frame, number, share)).map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The move that lies nearest to a place along the curve. */
export function numberAt({ width, total }: Frame, x: number): number {
  const along = (x - LEFT) / Math.max(1, width - LEFT - RIGHT);
  return Math.round(Math.min(1, Math.max(0, along)) * total);
}

/** Heights at which things can stand below each other, as near to where they belong as there is room. */
export function spread(heights: readonly number[], { height }: Frame): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one] - heights[other] || one - other);
  const placed = [...heights];
  let last = -Infinity;
  for (const index of order) last = placed[index] = Math.max(placed[index], last + APART);
  // Pushed out below: up again from there.
  let next = height - EDGE + APART;
  for (const index of order.reverse()) next = placed[index] = Math.min(placed[index], next - APART);
  return placed;
}
