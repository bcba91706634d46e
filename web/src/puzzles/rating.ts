/** A rating of one's own against those of the puzzles: Elo, with large steps at first. */

export const FIRST_RATING = 1200;
/** How far one puzzle can move a rating: at first, and after so many of them. */
const STEPS = { first: 80, later: 24, after: 15 };

/** How likely a player solves a puzzle at the first try. */
export function expected(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / 400));
}

/** The rating after a puzzle; `met` is how many counted before. */
export function rated(player: number, puzzle: number, isSolved: boolean, met: number): number {
  const step = Math.max(STEPS.later, STEPS.first - ((STEPS.first - STEPS.later) * met) / STEPS.after);
  return Math.round(player + step * (Number(isSolved) - expected(player, puzzle)));
}

/** The puzzle to meet next: a new one near the rating; when all are known, one that was missed. */
export function nextOf<P extends { id: string; rating: number }>(puzzles: readonly P[], rating: number, stateOf: (id: string) => State, but = ""): P | undefined {
  const others = puzzles.filter(({ id }) => id !== but);
  const fresh = others.filter(({ id }) => stateOf(id) === "new");
  const missed = others.filter(({ id }) => stateOf(id) === "missed");
  const wanted = fresh.length > 0 ? fresh : missed.length > 0 ? missed : others;
  return wanted.toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating))[0];
}

/** What came of a puzzle here: solved at the first try, not so, or not met yet. */
export type State = "solved" | "missed" | "new";
