/** The moves of practice games that were left, so that they can be gone on with; kept in this browser only. */
import type { AnyMove } from "../wire";
import type { PracticeStart } from "./api";

const KEY = "smallbox.practice";
/** How many games are kept; the one that was left longest ago makes room. */
const MOST = 24;

type Kept = Record<string, AnyMove[]>;

function nameOf(start: PracticeStart): string {
  return start.type === "moment" ? `moment/${start.table}/${start.record}/${start.step}/${start.seat}` : `${start.type}/${start.game}/${start.id}`;
}

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

export function keptMoves(start: PracticeStart): AnyMove[] {
  const moves = read()[nameOf(start)];
  return Array.isArray(moves) ? moves : [];
}

/** No moves: nothing is kept. */
export function keepMoves(start: PracticeStart, moves: readonly AnyMove[]): void {
  const { [nameOf(start)]: _, ...others } = read();
  const kept = moves.length === 0 ? others : { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [nameOf(start)]: moves };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be closed or full; the game can be played until the page is closed.
  }
}
