/** Finished games of this browser: kept here, each under a key of its own, so that two tabs never overwrite each other's. */
import type { GameName } from "../text.svelte";

export interface MyGame {
  code: string;
  /** of the record, counted from 1 at its table; of a match that of its last round */
  number: number;
  /** how many records it has: one for each round */
  rounds: number;
  game: GameName;
  /** milliseconds since 1970; null until the server has told it */
  began: number | null;
  ended: number;
  /** how it ended; `stopped` and `closed` games have no result */
  kind: string;
  seat: number;
  players: number;
  /** from 1, shared where level; null where there is none */
  place: number | null;
  /** of the win: 1, a part where it was shared, or 0 */
  share: number;
  score: number | null;
  isResigned: boolean;
  /** levels of the bots, and how many other people there were; nobody is named */
  bots: string[];
  people: number;
  /** null until the server has told it */
  moves: number | null;
  /** the code of the deal, where the cards were known ones; empty otherwise */
  deal: string;
  /** what the table had chosen beside the usual */
  options: Record<string, string>;
}

const PREFIX = "smallbox.game.";
/** Older games than these make room. */
export const MOST = 500;
/** Where the browser stores nothing, games are known as long as the page is open. */
const unstored = new Map<string, MyGame>();

export function idOf({ code, number }: Pick<MyGame, "code" | "number">): string {
  return `${code}/${number}`;
}

/** Was it played out, so that it has a result? */
export function isPlayedOut({ kind }: Pick<MyGame, "kind">): boolean {
  return kind !== "stopped" && kind !== "closed";
}

/** Was it the deal of a day? Those are named after their game and day, others by signs. */
export function isDaily({ deal }: Pick<MyGame, "deal">): boolean {
  return deal.includes("-");
}

/** All of them, the newest first. */
export function myGames(): MyGame[] {
  const found = new Map(unstored);
  for (const key of keys()) {
    const game = read(key);
    if (game !== null) found.set(idOf(game), game);
  }
  return [...found.values()].sort((one, other) => other.ended - one.ended || other.number - one.number);
}

/** Keep games, instead of what was known of them; the oldest make room. */
export function keepGames(games: readonly MyGame[]): void {
  for (const game of games) write(game);
  const all = games.length === 0 ? [] : myGames();
  for (const old of all.slice(MOST)) dropGame(old);
}

export function hasGame(game: Pick<MyGame, "code" | "number">): boolean {
  return unstored.has(idOf(game)) || read(PREFIX + idOf(game)) !== null;
}

export function dropGame(game: Pick<MyGame, "code" | "number">): void {
  unstored.delete(idOf(game));
  attempt(() => localStorage.removeItem(PREFIX + idOf(game)));
}

/** Is this a change of what is kept here, by another tab? */
export function isOfGames({ key }: StorageEvent): boolean {
  return key === null || key.startsWith(PREFIX);
}

/** Does this browser store anything? Not in some private windows. */
export function canKeep(): boolean {
  return attempt(() => {
    localStorage.setItem(`${PREFIX}?`, "");
    localStorage.removeItem(`${PREFIX}?`);
  });
}

function keys(): string[] {
  let found: string[] = [];
  attempt(() => (found = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))));
  return found;
}

function read(key: string): MyGame | null {
  try {
    return gameOf(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

function write(game: MyGame): void {
  const isStored = attempt(() => localStorage.setItem(PREFIX + idOf(game), JSON.stringify(game)));
  if (!isStored) unstored.set(idOf(game), game);
}

function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 40;

/** A game from anywhere, a file for example; null where it is none. What we do not know is left out. */
export function gameOf(found: unknown): MyGame | null {
  if (typeof found !== "object" || found === null) return null;
  const { code, number, rounds, game, began, ended, kind, seat, players, place, share, score, isResigned, bots, people, moves, deal = "", options = {} } = found as Record<keyof MyGame, unknown>;
  const isNamed = typeof code === "string" && /^[2-9A-HJ-NP-Z]{8}$/.test(code) && isText(game) && /^\w+$/.test(game) && isText(kind);
  const isCounted = [number, rounds, ended, seat, players, people].every(isCount) && [began, place, moves].every((value) => value === null || isCount(value));
  const isScored = typeof share === "number" && share >= 0 && share <= 1 && (score === null || Number.isSafeInteger(score)) && typeof isResigned === "boolean";
  const isPlayed = Array.isArray(bots) && bots.length < 8 && bots.every(isText) && isText(deal) && /^[\w-]*$/.test(deal);
  const isChosen = typeof options === "object" && options !== null && !Array.isArray(options) && Object.entries(options).length <= 40 && Object.entries(options).flat().every(isText);
  if (!isNamed || !isCounted || !isScored || !isPlayed || !isChosen) return null;
  return { code, number, rounds, game, began, ended, kind, seat, players, place, share, score, isResigned, bots, people, moves, deal, options } as MyGame;
}
