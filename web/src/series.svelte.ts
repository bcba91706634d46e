/** A series in words: how it stands, or who has won it. The server counts and judges; nothing is decided here. */
import { t } from "./text.svelte";
import type { SeriesInfo, TableInfo } from "./wire";

export type SeriesLength = TableInfo["series"];

export const LENGTHS: SeriesLength[] = ["one", "first_to_two", "minutes_15", "minutes_30", "minutes_45"];

const MINUTE = 60_000;

/** Whole minutes until a moment, rounded up and counted down on the page's own clock. */
export class Minutes {
  /** null where there is no such moment, 0 when it has come */
  left: number | null = $state(null);
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  set(milliseconds: number | null): void {
    clearTimeout(this.timer);
    this.until = performance.now() + (milliseconds ?? 0);
    if (milliseconds === null) this.left = null;
    else this.count();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private count(): void {
    const milliseconds = Math.max(0, this.until - performance.now());
    this.left = Math.ceil(milliseconds / MINUTE);
    if (this.left > 0) this.timer = setTimeout(() => this.count(), milliseconds - (this.left - 1) * MINUTE);
  }
}

export function hintOf(length: SeriesLength): string {
  return t(length === "one" || length === "first_to_two" ? `series-${length}-hint` : "series-minutes-hint");
}

/** How it stands on this page: minutes that run out between two games end it before the server says so. */
export function stateOf({ series_score: score, phase }: TableInfo, minutes: number | null): SeriesInfo["state"] | null {
  if (score === null) return null;
  const isBetween = phase === "lobby" || phase === "over";
  return score.state === "running" && isBetween && minutes === 0 ? "over" : score.state;
}

/** "Ada 1, Bo 0": who has won most comes first. */
function sayWins(wins: readonly number[], names: readonly string[]): string {
  const seats = [...wins.keys()].filter((seat) => names[seat] !== "").sort((one, other) => wins[other] - wins[one] || one - other);
  return seats.map((seat) => t("series-player", { name: names[seat], wins: wins[seat] })).join(", ");
}

/** A line about the series, for lobby, table and result; empty where a single game is played. */
export function saySeries(table: TableInfo, names: readonly string[], minutes: number | null): string {
  const score = table.series_score;
  if (score === null) return "";
  const said = sayWins(score.wins, names);
  switch (stateOf(table, minutes)) {
    case "new":
      return t(`series-${table.series}`);
    case "over":
      return sayWinners(score, names, table.you, said);
    case "broken":
      return t("series-broken", { score: said });
    default:
      if (table.series === "first_to_two") return t("series-score-first_to_two", { score: said });
      return minutes === 0 ? t("series-last-game", { score: said }) : t("series-score-minutes", { score: said, minutes: minutes ?? 0 });
  }
}

function sayWinners({ wins, leaders }: SeriesInfo, names: readonly string[], you: number | null, said: string): string {
  if (leaders.length === 0) return t("series-nobody");
  const called = leaders.map((seat) => names[seat]).join(", ");
  if (leaders.length > 1) return t("series-shared", { names: called, score: said });
  const isYou = leaders[0] === you;
  if (wins.length > 2) return isYou ? t("series-you-win", { score: said }) : t("series-wins", { names: called, score: said });
  const facts = { wins: wins[leaders[0]], other: wins[1 - leaders[0]] };
  return isYou ? t("series-you-win-two", facts) : t("series-wins-two", { names: called, ...facts });
}
