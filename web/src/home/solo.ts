/** How this browser likes to play a game against bots: kept here by game, sent nowhere. */
import { LENGTHS, type SeriesLength } from "../series.svelte";
import type { GameName } from "../text.svelte";
import type { GameInfo, Preset } from "../wire";

export interface Solo {
  level: string;
  bots: number;
  isShort: boolean;
  series: SeriesLength;
}

const KEY = "smallbox.solo";

function kept(): Record<GameName, Partial<Solo>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<GameName, Partial<Solo>>) : {};
  } catch {
    return {};
  }
}

/** Has nobody played against bots here yet? */
export function isFirstTime(): boolean {
  return Object.keys(kept()).length === 0;
}

/** The levels that are worth playing against: one that moves at random is none, where there are others. */
export function levelsOf(info: GameInfo): string[] {
  const levels = info.levels.filter((level) => level !== "random");
  return levels.length > 0 ? levels : info.levels;
}

/** The short form of a game, where it has one. */
export function shortOf(info: GameInfo): Preset | undefined {
  return info.presets.find(({ name }) => name === "short");
}

/** What was chosen last, as far as the game still has it; else what suits somebody's first games. */
export function soloOf(info: GameInfo): Solo {
  const { level = "", bots = 0, isShort = false, series = "one" } = kept()[info.name] ?? {};
  return {
    level: levelsOf(info).includes(level) ? level : info.first_level,
    bots: bots >= info.fewest - 1 && bots <= info.most - 1 ? bots : info.seats - 1,
    isShort: isShort && shortOf(info) !== undefined,
    series: LENGTHS.includes(series) ? series : "one",
  };
}

export function keepSolo(game: GameName, solo: Solo): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: solo }));
  } catch {
    // Without storage it is chosen anew each time.
  }
}
