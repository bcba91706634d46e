/** Steps of a finished game from the server. */
import { ApiError } from "../api";
import type { Problem, RecordSteps } from "../wire";
import type { Eyes } from "./pages";

export async function fetchSteps(code: string, record: number, eyes: Eyes, from: number, count: number): Promise<RecordSteps> {
  const asked = new URLSearchParams({ from: String(from), count: String(count), ...(eyes === null ? {} : { seat: String(eyes) }) });
  let response: Response;
  try {
    response = await fetch(`/api/tables/${code}/records/${record}/steps?${asked}`);
  } catch {
    throw new ApiError("no-answer");
  }
  if (response.ok) return (await response.json()) as RecordSteps;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.error ?? "no-answer", problem?.facts ?? {});
}
