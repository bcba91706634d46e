/** The daily deals of this browser: which table each was played at, and how it went. Kept here; the server knows no person. */
import { sealed } from "../proof/seal";
import { random } from "../seats";

/** How a day's deal went for the reader. */
export interface DayResult {
  /** null where it was not won and the game counts no places behind the winner */
  place: number | null;
  score: number | null;
  seats: number;
}

/** The one game of a day that counts. */
export interface DayGame {
  table: string;
  day: string;
  /** null until it is over */
  result: DayResult | null;
  /** the reader's name stands on the day's list */
  isNamed?: boolean;
}

interface Kept {
  key: string;
  games: Record<string, DayGame>;
}

const KEY = "smallbox.daily";
/** Older games than these are forgotten. */
const MOST = 1200;
/** Without storage it holds as long as the page is open. */
let memory: Kept | null = null;

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof found?.key === "string" && typeof found.games === "object" && found.games !== null) return found as Kept;
  } catch {
    // It stays in memory.
  }
  memory ??= { key: random(16), games: {} };
  return memory;
}

function write(kept: Kept): void {
  const games = Object.entries(kept.games).sort(([, one], [, other]) => (one.day < other.day ? 1 : -1));
  memory = { ...kept, games: Object.fromEntries(games.slice(0, MOST)) };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // It stays in memory.
  }
}

/** The secret of this browser's one try at a deal: the same again gives the same table, and no two days can be joined by it. */
export function secretFor(deal: string): string {
  const kept = read();
  write(kept);
  return sealed(`${kept.key} ${deal}`);
}

export function gameOf(deal: string): DayGame | null {
  return read().games[deal] ?? null;
}

/** The reader begins a day's deal. */
export function keepGame(deal: string, day: string, table: string): void {
  const kept = read();
  const before = kept.games[deal];
  write({ ...kept, games: { ...kept.games, [deal]: { ...before, table, day, result: before?.result ?? null } } });
}

/** It is over, or something else is known of it. */
export function changeGame(deal: string, change: Partial<DayGame>): void {
  const kept = read();
  const game = kept.games[deal];
  if (game !== undefined) write({ ...kept, games: { ...kept.games, [deal]: { ...game, ...change } } });
}

/** On how many days in a row, up to today or yesterday, a deal was played to its end. */
export function streak(today: string): number {
  const days = new Set(Object.values(read().games).flatMap(({ day, result }) => (result === null ? [] : [day])));
  let at = days.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; days.has(at); at = dayBefore(at)) count += 1;
  return count;
}

/** The day before one, both as 2026-11-17. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
