/** A review from the server, asked for again and again until it is made. */
import { ApiError } from "../api";
import type { GameReview, Problem, ReviewProgress } from "../wire";

const MADE = 200;
const COMING = 202;

export type Fetched = { review: GameReview } | { progress: ReviewProgress };

export async function fetchReview(code: string, record: number): Promise<Fetched> {
  let response: Response;
  try {
    response = await fetch(`/api/tables/${code}/records/${record}/review`);
  } catch {
    throw new ApiError("no-answer");
  }
  if (response.status === MADE) return { review: (await response.json()) as GameReview };
  if (response.status === COMING) return { progress: (await response.json()) as ReviewProgress };
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.error ?? "no-answer", problem?.facts ?? {});
}
