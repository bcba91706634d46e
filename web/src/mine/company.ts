/** Who else was at a table, in a few words: bots by their levels, people by their number. */
import { levelName, t } from "../text.svelte";

export function sayCompany({ bots, people }: { bots: readonly string[]; people: number }): string {
  const levels = [...new Set(bots)].map((level) => t("mine-bots", { level: levelName(level), count: bots.filter((each) => each === level).length }));
  return [...levels, ...(people > 0 ? [t("mine-people", { count: people })] : [])].join(", ");
}
