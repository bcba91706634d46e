/** Who is away from a table, for how long, and who decides about it. */
import type { LiveTable } from "../table.svelte";
import { t } from "../text.svelte";

/** Nobody is called away who only loads the page again, in milliseconds. */
const PATIENCE = 5_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Where a move may take days nobody is expected to sit there. */
const BY_THE_DAY = new Set<string>(["day", "three_days", "week"]);

export interface Away {
  seat: number;
  /** in milliseconds */
  duration: number;
}

/** The people for whom a bot could play and does not. */
export function awayFrom(live: LiveTable, now: number): Away[] {
  if (live.table!.phase !== "playing") return [];
  return [...live.absentSince].flatMap(([seat, since]) => {
    const info = live.seats[seat];
    const isReplaced = info == null || info.is_away || info.is_resigned;
    return isReplaced || now - since < PATIENCE || seat === live.you ? [] : [{ seat, duration: now - since }];
  });
}

/** Those of them who hold the game up, or for whom somebody asks. */
export function missed(live: LiveTable, away: readonly Away[]): Away[] {
  const isHeldUp = !BY_THE_DAY.has(live.table!.pace);
  return away.filter(({ seat }) => live.seats[seat]!.asked_by.length > 0 || (isHeldUp && live.view.to_act === seat));
}

/** "Ann has been away for 2 minutes." */
export function sayAway(name: string, duration: number): string {
  if (duration < MINUTE) return t("app-absent-now", { name });
  if (duration < HOUR) return t("app-absent-minutes", { name, minutes: Math.floor(duration / MINUTE) });
  return t("app-absent-hours", { name, hours: Math.floor(duration / HOUR) });
}

/** Is the host there, and no bot in their place? */
export function hasHost(live: LiveTable): boolean {
  const host = live.table!.host;
  return host !== null && live.connectedPeople.includes(host) && live.seats[host]?.is_away === false;
}
