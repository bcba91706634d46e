/** The small HTTP API. */
import { newSecret, keepSeat } from "./seats";
import { settings } from "./settings.svelte";
import type { CreateTable, GameList, Problem, Seated, TableList } from "./wire";

const NO_CONTENT = 204;

/** The server said no, or did not answer (`no-answer`). */
export class ApiError extends Error {
  constructor(
    readonly error: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(error);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError("no-answer");
  }
  if (response.status === NO_CONTENT) return undefined as Answer;
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.error ?? "no-answer", problem?.facts ?? {});
}

/** Make a table and keep its seat. */
export async function createTable(table: Omit<CreateTable, "secret">): Promise<Seated> {
  const secret = newSecret();
  const seated = await ask<Seated>("/api/tables", { bot_pace: settings.botPace, ...table, secret });
  keepSeat({ code: seated.code, secret, game: table.game, at: Date.now(), over: false });
  return seated;
}

/** Sit down at a table and keep the seat. */
export async function joinTable(code: string, game: CreateTable["game"], name: string): Promise<Seated> {
  const secret = newSecret();
  const seated = await ask<Seated>(`/api/tables/${code}/seats`, { name, secret });
  keepSeat({ code, secret, game, at: Date.now(), over: false });
  return seated;
}

/** Take a seat on this device too, with the one-time code of the other device. */
export async function takeOver(code: string, game: CreateTable["game"], oneTimeCode: string): Promise<Seated> {
  const secret = newSecret();
  const seated = await ask<Seated>(`/api/tables/${code}/devices`, { code: oneTimeCode, secret });
  keepSeat({ code, secret, game, at: Date.now(), over: false });
  return seated;
}

/** Have one's name and words erased from a table, also after one has left it. */
export function forgetMe(code: string, secret: string): Promise<void> {
  return ask<void>(`/api/tables/${code}/forget`, { secret });
}

export function publicTables(): Promise<TableList> {
  return ask<TableList>("/api/tables");
}

let games: Promise<GameList> | null = null;

/** The games with their bots and options; asked for once. */
export function gameList(): Promise<GameList> {
  games ??= ask<GameList>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export async function record(code: string, number: number): Promise<string> {
  const response = await fetch(`/api/tables/${code}/records/${number}`);
  if (!response.ok) throw new ApiError("no-such-record");
  return response.text();
}

/** What only the server has of a game that this build does not know, and the language it is written in. */
export async function gameText(game: string, kind: "sentences" | "rulebook", language: string): Promise<{ text: string; language: string }> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/${kind}/${language}`);
  if (!response.ok) throw new ApiError("no-such-page");
  return { text: await response.text(), language: response.headers.get("content-language") ?? language };
}
