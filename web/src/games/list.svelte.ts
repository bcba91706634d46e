/** The games of the server, which says what can be played; the build only knows how some of them look. */
import { gameList } from "../api";
import { has, load, t, type GameName } from "../text.svelte";
import type { GameInfo } from "../wire";
import { built } from "./boxes";

let listed: readonly GameInfo[] | null = $state.raw(null);

/** Ask for the list, with the sentences of the games that this build does not know. Throws what the API throws. */
export async function fetchGames(): Promise<void> {
  const { games } = await gameList();
  await Promise.all(games.filter(({ name }) => !built.includes(name)).map(({ name }) => load(name)));
  listed = games;
}

/** What can be played here; null until the server has said it. */
export function gamesHere(): readonly GameInfo[] | null {
  return listed;
}

/** The names of the games in the server's order; those of the build while it has not answered. */
export function gameNames(): readonly GameName[] {
  return listed?.map(({ name }) => name) ?? built;
}

/** A game's name in the reader's language. */
export function titleOf(game: GameName): string {
  const title = `game-${game}`;
  return has(title) ? t(title) : (listed?.find(({ name }) => name === game)?.title ?? game);
}

/** One line about a game; empty where nobody wrote one. */
export function lineOf(game: GameName): string {
  const line = `game-${game}-line`;
  return has(line) ? t(line) : "";
}
