/** Cards on sheets of paper: nine to a sheet, edge to edge, with marks to cut by. */

/** All lengths are millimetres. */
export const CARD = { width: 63, height: 88 };
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

const COLUMNS = 3;
const ROWS = 3;
export const EACH = COLUMNS * ROWS;
/** How far marks stay away from the cards, and how long they are. */
const GAP = 1.2;
const LENGTH = 4;

export interface Placed<Face> {
  face: Face;
  /** of the upper left corner, from that of the paper */
  x: number;
  y: number;
}

export interface Mark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The upper left corner of the block of cards. */
function origin(paper: Paper): { x: number; y: number } {
  const { width, height } = PAPERS[paper];
  return { x: (width - COLUMNS * CARD.width) / 2, y: (height - ROWS * CARD.height) / 2 };
}

/** Faces in their order, sheet by sheet. */
export function sheets<Face>(faces: readonly Face[]): Face[][] {
  return Array.from({ length: Math.ceil(faces.length / EACH) }, (_, index) => faces.slice(index * EACH, (index + 1) * EACH));
}

/** Where the cards of a sheet lie. Backs are mirrored, for paper that is turned over its long edge. */
export function placed<Face>(faces: readonly Face[], paper: Paper, side: "front" | "back"): Placed<Face>[] {
  const { x, y } = origin(paper);
  return faces.map((face, index) => {
    const column = index % COLUMNS;
    const shown = side === "front" ? column : COLUMNS - 1 - column;
    return { face, x: x + shown * CARD.width, y: y + Math.floor(index / COLUMNS) * CARD.height };
  });
}

/** Short lines in the margin, in line with every edge of the cards. */
export function marks(paper: Paper): Mark[] {
  const { x, y } = origin(paper);
  const [right, bottom] = [x + COLUMNS * CARD.width, y + ROWS * CARD.height];
  const upright = Array.from({ length: COLUMNS + 1 }, (_, index) => x + index * CARD.width).flatMap((at) => [
    { x1: at, y1: y - GAP, x2: at, y2: y - GAP - LENGTH },
    { x1: at, y1: bottom + GAP, x2: at, y2: bottom + GAP + LENGTH },
  ]);
  const level = Array.from({ length: ROWS + 1 }, (_, index) => y + index * CARD.height).flatMap((at) => [
    { x1: x - GAP, y1: at, x2: x - GAP - LENGTH, y2: at },
    { x1: right + GAP, y1: at, x2: right + GAP + LENGTH, y2: at },
  ]);
  return [...upright, ...level];
}
