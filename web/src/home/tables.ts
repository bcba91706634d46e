/** Tables that the first page makes. */
import { createTable, gameList } from "../api";
import { settings } from "../settings.svelte";
import { t, type GameName } from "../text.svelte";
import type { CreateTable } from "../wire";

/** For the shelf, which is drawn before the server has answered; the server checks. */
export const PLAYERS: Record<GameName, { fewest: number; most: number }> = {
  kobito: { fewest: 2, most: 6 },
  kanobu: { fewest: 2, most: 8 },
  hat: { fewest: 2, most: 8 },
};

/** How many seats play best with bots. */
const SEATS: Record<GameName, number> = { kobito: 3, kanobu: 4, hat: 4 };

/** A table with bots, which begins at once. Throws ApiError. */
export async function withBots(game: GameName): Promise<string> {
  const { games } = await gameList();
  const level = games.find(({ name }) => name === game)!.level;
  const bots = Array.from({ length: SEATS[game] - 1 }, () => level) as CreateTable["bots"];
  const { code } = await createTable({ game, name: settings.name || t("home-guest"), seats: SEATS[game], bots });
  // The page of the table reads this: ready, and go.
  sessionStorage.setItem(`smallbox.start.${code}`, "yes");
  return code;
}

/** A table for friends, with free seats. Throws ApiError. */
export async function withFriends(game: GameName, name: string, seats: number): Promise<string> {
  return (await createTable({ game, name, seats })).code;
}
