/** How strong somebody plays against bots: Glicko's formulas with opponents whose strength is known. docs/my-games.md tells why so. */
import { ANCHORS } from "./anchors";
import { isPlayedOut, type MyGame } from "./kept";

export interface Level {
  /** when the game ended that led to it, in milliseconds */
  at: number;
  rating: number;
  /** the standard deviation: two of them either way are 95 % sure */
  deviation: number;
}

/** A difference of so many points is ten to one with two players. */
const SCALE = 400;
/** What is believed of somebody of whom nothing is known: between the levels, and very unsure. */
const FIRST: Omit<Level, "at"> = { rating: 900, deviation: 250 };
/** People change: so much less is known with each game. */
const DRIFT = 5;

/** What the levels of a game's bots are rated, the weakest first; none where nobody has measured them. */
export function anchorsOf(game: string): [string, number][] {
  return Object.entries(ANCHORS[game] ?? {});
}

/** Does a game tell how strong its player is? Against bots alone, whose strength is known, with fresh cards, and to its end, or resigned. */
export function isRated(game: MyGame): boolean {
  const anchors = ANCHORS[game.game];
  return anchors !== undefined && isPlayedOut(game) && game.deal === "" && game.people === 0 && game.bots.length > 0 && game.bots.every((level) => level in anchors);
}

/** With more at the table luck counts more: the points of a difference that is ten to one. */
function scaleOf(others: number): number {
  return SCALE * Math.sqrt(others);
}

/** How often somebody of a rating wins against others. */
export function chance(rating: number, others: readonly number[]): number {
  const scale = scaleOf(others.length);
  return 1 / (1 + others.reduce((sum, other) => sum + 10 ** ((other - rating) / scale), 0));
}

/** One game more: `share` of it was won. */
export function next({ rating, deviation }: Omit<Level, "at">, others: readonly number[], share: number, at: number): Level {
  const unit = Math.LN10 / scaleOf(others.length);
  const expected = chance(rating, others);
  const before = deviation ** 2 + DRIFT ** 2;
  const variance = 1 / (1 / before + unit ** 2 * expected * (1 - expected));
  return { at, rating: rating + variance * unit * (share - expected), deviation: Math.sqrt(variance) };
}

/** How strong somebody was after each game that counts, the oldest first. */
export function levels(game: string, games: readonly MyGame[]): Level[] {
  const counted = games.filter((each) => each.game === game && isRated(each)).sort((one, other) => one.ended - other.ended);
  const found: Level[] = [];
  for (const { bots, share, isResigned, ended } of counted) {
    const others = bots.map((level) => ANCHORS[game][level]);
    found.push(next(found.at(-1) ?? FIRST, others, isResigned ? 0 : share, ended));
  }
  return found;
}

/** Like a level, between two of them, or beyond the last one. */
export type Likeness = { how: "like" | "below" | "above"; level: string } | { how: "between"; level: string; other: string };

/** So near to a level one is as strong as it, in points. */
const NEAR = 30;

/** How strong that is in terms of the bots; one that moves at random is no measure. */
export function likeness(game: string, rating: number): Likeness {
  const anchors = anchorsOf(game).filter(([level]) => level !== "random");
  const distance = ([, anchor]: [string, number]): number => Math.abs(anchor - rating);
  const nearest = anchors.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const above = anchors.find(([, anchor]) => anchor > rating);
  const below = anchors.findLast(([, anchor]) => anchor <= rating);
  if (distance(nearest) <= NEAR) return { how: "like", level: nearest[0] };
  if (below === undefined) return { how: "below", level: nearest[0] };
  if (above === undefined) return { how: "above", level: nearest[0] };
  return { how: "between", level: below[0], other: above[0] };
}

/** How sure it is: with four players roughly after some 25 games and well after 60, with two after a quarter of that. */
export function sureness({ deviation }: Level): "guess" | "rough" | "sure" {
  return deviation > 120 ? "guess" : deviation > 85 ? "rough" : "sure";
}
