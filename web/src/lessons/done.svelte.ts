/** Which lessons this browser has seen to their end, and in which the coach was sent away. */
import type { GameName } from "../text.svelte";

const KEY = "smallbox.lessons";

interface Kept {
  /** games whose first lesson was played to its end */
  done: GameName[];
  /** games in which one plays on without the coach */
  alone: GameName[];
}

function read(): Kept {
  try {
    const { done = [], alone = [] } = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null) ?? {};
    return { done: [...done], alone: [...alone] };
  } catch {
    return { done: [], alone: [] };
  }
}

const kept: Kept = $state(read());

export const isLearnt = (game: GameName): boolean => kept.done.includes(game);
export const isAlone = (game: GameName): boolean => kept.alone.includes(game);

export function learnt(game: GameName): void {
  if (isLearnt(game)) return;
  kept.done.push(game);
  keep();
}

/** The coach is sent away, or comes back. */
export function playAlone(game: GameName, isWanted: boolean): void {
  kept.alone = [...kept.alone.filter((each) => each !== game), ...(isWanted ? [game] : [])];
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be closed or full; then it is known until the page is closed.
  }
}
