/** How a game went, in words and in colour. */
import { settings } from "../settings.svelte";
import { t } from "../text.svelte";
import type { MyGame } from "./kept";

export type Went = "won" | "shared" | "lost" | "none";

export function went({ kind, share }: MyGame): Went {
  if (kind === "stopped" || kind === "closed") return "none";
  return share === 1 ? "won" : share > 0 ? "shared" : "lost";
}

export function sayOutcome(game: MyGame): string {
  const { kind, place, players, isResigned } = game;
  if (kind === "stopped" || kind === "closed" || kind === "left") return t(`mine-went-${kind}`);
  if (isResigned) return t("mine-went-resigned");
  const how = went(game);
  return how === "lost" && place !== null && players > 2 ? t("mine-went-place", { place, players }) : t(`mine-went-${how}`);
}

export function sayDay(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(at);
}

/** Where there is little room, and the year is plain. */
export function sayShortDay(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "short" }).format(at);
}

export function sayMoment(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
