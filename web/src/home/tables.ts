/** Tables that the first page makes. */
import { createTable } from "../api";
import { settings } from "../settings.svelte";
import { t } from "../text.svelte";
import type { CreateTable, GameInfo } from "../wire";

/** A table with bots, which begins at once. Throws ApiError. */
export async function withBots({ name: game, level, seats }: GameInfo): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, () => level) as CreateTable["bots"];
  const { code } = await createTable({ game, name: settings.name || t("home-guest"), seats, bots });
  // The page of the table reads this: ready, and go.
  sessionStorage.setItem(`smallbox.start.${code}`, "yes");
  return code;
}

/** A table for friends, with free seats. Throws ApiError. */
export async function withFriends({ name: game }: GameInfo, name: string, seats: number): Promise<string> {
  return (await createTable({ game, name, seats })).code;
}
