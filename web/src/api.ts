/** The small HTTP API. */
import { newSecret, keepSeat } from "./seats";
import { settings } from "./settings.svelte";
import type { CreateTable, GameList, OpenedNetwork, Problem, Seated, TableList } from "./wire";

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

async function answer(path: string, body?: unknown, method = "POST"): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError("no-answer");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.error ?? "no-answer", problem?.facts ?? {});
}

/** Ask for something, or with a body for something to be done. Throws ApiError. */
export async function ask<Answer>(path: string, body?: unknown, method?: "POST" | "DELETE"): Promise<Answer> {
  const response = await answer(path, body, method);
  return response.status === NO_CONTENT ? (undefined as Answer) : ((await response.json()) as Answer);
}

/** The same for a file. */
export async function askForFile(path: string, body: unknown): Promise<Blob> {
  return (await answer(path, body)).blob();
}

/** Make a table and keep its seat. The same secret again gives the same table again. */
export async function createTable(table: Omit<CreateTable, "secret">, secret = newSecret()): Promise<Seated> {
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

/** Sit down at a public table that waits for players, of a game or of any, and keep the seat. */
export async function sitAnywhere(game: CreateTable["game"] | null, name: string): Promise<Seated> {
  const secret = newSecret();
  const seated = await ask<Seated>("/api/seats", { game, name, secret });
  // The table itself tells which game it is, where any would do.
  keepSeat({ code: seated.code, secret, game: game ?? "", at: Date.now(), over: false });
  return seated;
}

/** Open the server to the local network; where it is then. */
export async function openNetwork(): Promise<string> {
  const { address } = await ask<OpenedNetwork>("/api/network", { network: "local" });
  games = null;
  return address;
}

/** Sit somebody down who shares this device; the caller keeps the secret. */
export async function seatBeside(code: string, name: string): Promise<{ seat: number; secret: string }> {
  const secret = newSecret();
  const { seat } = await ask<Seated>(`/api/tables/${code}/seats`, { name, secret });
  return { seat, secret };
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
