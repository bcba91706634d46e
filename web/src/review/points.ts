/** Shares of wins as points of a hundred, and as sentences have them. */
import { gamesHere } from "../games/list.svelte";
import { settings } from "../settings.svelte";

export function percent(share: number): number {
  // No minus in front of a zero.
  return Math.round(100 * share) + 0;
}

/** With its sign. */
export function signed(share: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero" }).format(percent(share));
}

/** A change: its side, and its points. */
export function side(share: number): { side: string; points: number } {
  const points = Math.abs(percent(share));
  return { side: points === 0 ? "nothing" : share > 0 ? "gave" : "cost", points };
}

/** What luck comes from, as sentences have it. */
export function sourceOf(game: string): string {
  return gamesHere()?.find(({ name }) => name === game)?.is_of_memory === true ? "gifts" : "cards";
}
