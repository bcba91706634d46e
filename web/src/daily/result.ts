/** A result of a day in words, in bars, and as a line to share; and how everybody did. */
import { titleOf } from "../games/list.svelte";
import { t } from "../text.svelte";
import type { DailyDay, SpreadPart } from "../wire";
import type { DayResult } from "./mine";

const WON = "▮";
const NOT_WON = "▯";

type Result = Pick<DayResult, "place" | "score">;

/** The place, or only whether it was won where the game counts nothing else. */
export function sayPlace({ place, score }: Result, seats: number): string {
  if (score === null) return t(place === 1 ? "daily-result-won" : "daily-result-lost");
  return t("daily-result-place", { place: place ?? seats, seats });
}

/** A score with the minus sign that type has for it. */
export function sayScore(score: number): string {
  return t("daily-score", { score: score < 0 ? `−${-score}` : score });
}

/** The place with the score. */
export function sayResult(result: Result, seats: number): string {
  const place = sayPlace(result, seats);
  return result.score === null ? place : `${place}, ${sayScore(result.score)}`;
}

/** A bar for each seat, filled for those that are not in front. */
export function barsOf({ place, score }: Result, seats: number): string {
  if (score === null) return place === 1 ? WON : NOT_WON;
  const filled = seats - (place ?? seats) + 1;
  return WON.repeat(filled) + NOT_WON.repeat(seats - filled);
}

/** One line that tells nothing of the cards. */
export function shareLine({ game, day, seats }: Pick<DailyDay, "game" | "day" | "seats">, mine: Result, address: string): string {
  const line = t("daily-share-line", { game: titleOf(game), day, result: sayPlace(mine, seats), bars: barsOf(mine, seats) });
  return `${line} · ${address}/daily/${game}`;
}

/** How many came where. */
export interface Row {
  place: number | null;
  count: number;
}

/** From the first place to the last; only won or not, where the game counts nothing else. */
export function rowsOf(spread: readonly SpreadPart[], seats: number): Row[] {
  const hasScores = spread.some(({ score }) => score !== null);
  const places = hasScores ? Array.from({ length: seats }, (_, step) => step + 1) : [1, null];
  const last = places.at(-1)!;
  const placeOf = ({ place }: SpreadPart): number | null => (places.includes(place) ? place : last);
  return places.map((place) => ({
    place,
    count: spread.filter((part) => placeOf(part) === place).reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The score that half of them have, or less; null where there are none. */
export function medianOf(spread: readonly SpreadPart[]): number | null {
  const parts = spread.flatMap(({ score, count }) => (score === null ? [] : [{ score, count }])).sort((one, other) => one.score - other.score);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  for (const { score, count } of parts) {
    before += count;
    if (2 * before >= total) return score;
  }
  return null;
}
