/** Practice games of the server, which keeps nothing of them. */
import { ask } from "../api";
import type { AnyMove, LessonPage, LessonStart, MomentStart, PracticeAnswer, PuzzleStart } from "../wire";

/** Where a practice game begins. */
export type PracticeStart = LessonStart | MomentStart | PuzzleStart;

/** What comes of a move, or how the game stands. Throws ApiError. */
export function practise(start: PracticeStart, moves: readonly AnyMove[], move: AnyMove | null): Promise<PracticeAnswer> {
  return ask<PracticeAnswer>("/api/practice", { start, moves, move });
}

/** The steps of a lesson. Throws ApiError. */
export function fetchLesson(game: string, lesson: string): Promise<LessonPage> {
  return ask<LessonPage>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`);
}
