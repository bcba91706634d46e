/** What goes on from day to day and from game to game. */
import { isPlayedOut, type MyGame } from "./kept";

export interface Streak {
  now: number;
  best: number;
}

const DAY = 86_400_000;

/** The number of a day in the reader's own time. */
function dayOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** Days in a row on which a game was finished. Today counts when it comes: until midnight nothing is lost. */
export function daysInARow(games: readonly MyGame[], now: number): Streak {
  const days = [...new Set(games.filter((game) => isPlayedOut(game) && !game.isResigned).map(({ ended }) => dayOf(ended)))].sort((one, other) => one - other);
  const lengths = new Map<number, number>();
  for (const day of days) lengths.set(day, (lengths.get(day - 1) ?? 0) + 1);
  const today = dayOf(now);
  return { now: lengths.get(today) ?? lengths.get(today - 1) ?? 0, best: Math.max(0, ...lengths.values()) };
}

/** Games won in a row, also where the win was shared. */
export function winsInARow(games: readonly MyGame[]): Streak {
  const ended = games.filter(isPlayedOut).sort((one, other) => one.ended - other.ended);
  let run = 0;
  let best = 0;
  for (const { share } of ended) {
    run = share > 0 ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: run, best };
}
