/** Which seat of a finished game was the reader's, kept on this device so that a review begins with their moves. */
const KEY = "smallbox.me";
/** Older games than these are forgotten. */
const MOST = 300;

type Kept = [game: string, seat: number][];

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function keepMe(code: string, record: number, seat: number): void {
  const game = `${code}/${record}`;
  if (mySeatIn(code, record) === seat) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[game, seat], ...read().filter(([other]) => other !== game)].slice(0, MOST)));
  } catch {
    // Without storage a review begins with everybody's moves.
  }
}

/** The reader's seat in a game; null where this device does not know. */
export function mySeatIn(code: string, record: number): number | null {
  return read().find(([game]) => game === `${code}/${record}`)?.[1] ?? null;
}
