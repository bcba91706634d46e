/** What the bench asks of the server: are these cards sound, and how do they play? */
import { ApiError, ask } from "../api";
import type { CheckedCards, MeasureFailed, MeasureProgress, MeasureReport, Problem } from "../wire";

/** Throws ApiError: `bad-cards`, with the place and what is wrong there. */
export function checkCards(game: string, cards: string): Promise<CheckedCards> {
  return ask<CheckedCards>(`/api/games/${encodeURIComponent(game)}/cards`, { cards });
}

type Said = MeasureProgress | MeasureReport | MeasureFailed;

/** Have many games played; told line by line over one request, which ends when the report is there or the signal says so. */
export async function measureCards(game: string, cards: string, players: number, language: string, progress: (said: MeasureProgress) => void, signal: AbortSignal): Promise<MeasureReport> {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ cards, players, language }), signal };
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/measurements`, request).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError("no-answer");
  });
  if (!response.ok || response.body === null) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(problem?.error ?? "no-answer", problem?.facts ?? {});
  }
  for await (const said of lines(response.body)) {
    if (said.type === "report") return said;
    if (said.type === "failed") throw new ApiError(said.error);
    progress(said);
  }
  throw new ApiError("no-answer");
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<Said> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop()!;
    for (const part of parts) if (part !== "") yield JSON.parse(part) as Said;
  }
}
