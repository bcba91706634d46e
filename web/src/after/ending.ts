/** How a game or a round ended, from what the server tells of the table and the view. */
import { boxOf } from "../games/boxes";
import type { AnyView, TableInfo } from "../wire";
import type { Ending } from "./placing";

export interface End extends Ending {
  kind: string;
  /** of a match that goes on */
  isRound: boolean;
}

export function endOf(table: TableInfo, view: AnyView | null): End {
  const resigned = table.seats.flatMap((seat, number) => (seat?.is_resigned ? [number] : []));
  if (table.phase === "between" || table.result === null) {
    const outcome = view?.outcome ?? { kind: "stopped", winners: [], scores: null };
    return { ...outcome, resigned: [], isRound: table.phase === "between" };
  }
  const { kind, winners, scores } = table.result;
  return { kind, winners, scores, resigned: [...new Set([...table.result.resigned, ...resigned])], isRound: false };
}

/** The clause that tells why it is over now. */
export function clauseOf(game: string, kind: string): string {
  return boxOf(game).endings[kind] ?? "";
}

/** The headline: its sentence and the seats it names. */
export function headline(end: End, you: number | null): { name: string; seats: readonly number[] } {
  const winners = end.winners.filter((seat) => !end.resigned.includes(seat));
  if (end.isRound) return { name: "after-round", seats: [] };
  if (end.winners.length === 0) return { name: "after-nobody", seats: [] };
  if (winners.length === 0) return { name: "after-bot-wins", seats: end.winners };
  if (winners.length > 1) return { name: "after-share", seats: winners };
  return winners[0] === you ? { name: "after-you-win", seats: [] } : { name: "after-wins", seats: winners };
}

/** The records of the match or the game that just ended, oldest first. */
export function recordsOf(table: TableInfo): number[] {
  if (table.phase !== "over" || table.records === 0) return [];
  const rounds = table.result?.kind === "match" ? Math.min(table.rounds, table.records) : 1;
  return Array.from({ length: rounds }, (_, index) => table.records - rounds + 1 + index);
}
