/** Tables that the first page makes. */
import { createTable } from "../api";
import { settings } from "../settings.svelte";
import { t } from "../text.svelte";
import type { CreateTable, GameInfo } from "../wire";
import { shortOf, type Solo } from "./solo";

/** The reader's name, or a word for somebody without one. */
export function ownName(): string {
  return settings.name || t("home-guest");
}

/** A table with bots, which begins at once. Throws ApiError. */
export async function withBots(info: GameInfo, { level, bots, isShort, series }: Solo, others: Record<string, string> = {}): Promise<string> {
  const levels = Array.from({ length: bots }, () => level) as CreateTable["bots"];
  const options = { ...(isShort ? shortOf(info)?.options : {}), ...others };
  const { code } = await createTable({ game: info.name, name: ownName(), seats: bots + 1, bots: levels, options, series });
  startAtOnce(code);
  return code;
}

/** The page of the table reads this: ready, and go. */
export function startAtOnce(code: string): void {
  sessionStorage.setItem(`smallbox.start.${code}`, "yes");
}

/** A table with free seats, for friends or for anybody. Throws ApiError. */
export async function withFriends({ name: game }: GameInfo, name: string, seats: number, isPublic: boolean, options: Record<string, string> = {}): Promise<string> {
  return (await createTable({ game, name, seats, privacy: isPublic ? "public" : "private", options })).code;
}
