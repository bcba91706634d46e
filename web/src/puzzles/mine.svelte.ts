/** What this browser has solved, and the rating that follows; kept nowhere else. */
import { FIRST_RATING, rated, type State } from "./rating";

const KEY = "smallbox.puzzles";

interface Kept {
  rating: number;
  /** puzzles by id: was the first try right, without help? */
  met: Record<string, boolean>;
}

function read(): Kept {
  try {
    const { rating = FIRST_RATING, met = {} } = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null) ?? {};
    return { rating: Number(rating) || FIRST_RATING, met: { ...met } };
  } catch {
    return { rating: FIRST_RATING, met: {} };
  }
}

const kept: Kept = $state(read());

export const mine = {
  get rating(): number {
    return kept.rating;
  },
  /** how many puzzles have counted */
  get met(): number {
    return Object.keys(kept.met).length;
  },
};

export function stateOf(id: string): State {
  const solved = kept.met[id];
  return solved === undefined ? "new" : solved ? "solved" : "missed";
}

/** The first try of a puzzle, or the first help with it, counts; how far it moved the rating, null where it had counted before. */
export function count(id: string, puzzle: number, isSolved: boolean): number | null {
  if (kept.met[id] !== undefined) return null;
  const before = kept.rating;
  kept.rating = rated(before, puzzle, isSolved, mine.met);
  kept.met[id] = isSolved;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be closed or full; then it is known until the page is closed.
  }
  return kept.rating - before;
}
