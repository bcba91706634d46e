/** Puzzles of the server, which keeps nobody's tries. */
import { ask } from "../api";
import type { AnyMove, PuzzleAnswer, PuzzleInfo, PuzzleList } from "../wire";

let list: Promise<PuzzleList> | null = null;

/** All puzzles; asked for once. Throws ApiError. */
export function puzzleList(): Promise<PuzzleList> {
  list ??= ask<PuzzleList>("/api/puzzles").catch((error: unknown) => {
    list = null;
    throw error;
  });
  return list;
}

/** The puzzles of one game, the easiest first. Throws ApiError. */
export async function puzzlesOf(game: string): Promise<readonly PuzzleInfo[]> {
  return (await puzzleList()).games.find((each) => each.game === game)?.puzzles ?? [];
}

/** Try a first move, or ask for help. Throws ApiError. */
export function tryPuzzle(game: string, id: string, asks: "try" | "hint" | "solution", move: AnyMove | null = null): Promise<PuzzleAnswer> {
  return ask<PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, { asks, move });
}
