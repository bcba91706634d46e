/** Which public tables somebody looks for. */
import type { ListedTable } from "../wire";

export interface Wish {
  /** empty: any */
  game: string;
  pace: string;
  isFree: boolean;
  /** people need no language in common: they send ready-made phrases, or none */
  isWordless: boolean;
}

export const ANY: Wish = { game: "", pace: "", isFree: false, isWordless: false };

/** Can somebody sit down there? */
export function isOpen(table: ListedTable): boolean {
  return table.phase === "lobby" && table.taken < table.seats;
}

export function isWished(table: ListedTable, wish: Wish): boolean {
  return (
    (wish.game === "" || wish.game === table.game) &&
    (wish.pace === "" || wish.pace === table.pace) &&
    (!wish.isFree || isOpen(table)) &&
    (!wish.isWordless || table.chat === "quick" || table.chat === "off")
  );
}
