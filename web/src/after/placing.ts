/** Who came where. The server says who won and with which scores; nothing is decided here. */

export interface Placed {
  seat: number;
  /** from 1, shared where level; null where the game has only winners, or none */
  place: number | null;
  score: number | null;
  isResigned: boolean;
}

export interface Ending {
  winners: readonly number[];
  scores: readonly number[] | null;
  resigned: readonly number[];
}

/** All seats from the best: winners, then the closer to the winners' score the better, and last who gave up. */
export function placing(seats: number, { winners, scores, resigned }: Ending): Placed[] {
  const best = scores === null || winners.length === 0 ? null : scores[winners[0]];
  const rank = (seat: number): number => {
    if (resigned.includes(seat)) return Infinity;
    if (winners.includes(seat)) return -1;
    return best === null ? 0 : Math.abs(scores![seat] - best);
  };
  const ranks = Array.from({ length: seats }, (_, seat) => rank(seat));
  const hasPlace = (seat: number): boolean => winners.length > 0 && (best !== null || ranks[seat] === -1);
  const all = ranks.map((own, seat) => ({
    seat,
    place: hasPlace(seat) ? ranks.filter((other) => other < own).length + 1 : null,
    score: scores?.[seat] ?? null,
    isResigned: resigned.includes(seat),
  }));
  return all.sort((one, other) => compare(ranks[one.seat], ranks[other.seat]) || one.seat - other.seat);
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
