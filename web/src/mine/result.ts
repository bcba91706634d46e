/** How a game went for whoever sits here, from what a table shows or the server tells. Nothing is decided here. */
import { endOf, recordsOf } from "../after/ending";
import { placing } from "../after/placing";
import type { OwnResult, SeatStanding, TableInfo } from "../wire";
import type { MyGame } from "./kept";

/** The game that is over at a table, at which this browser has a seat. */
export function gameAt(table: TableInfo, you: number, now: number): MyGame {
  const end = endOf(table, null);
  const mine = placing(table.seats.length, end).find(({ seat }) => seat === you)!;
  const hasWon = end.winners.includes(you) && !mine.isResigned;
  return {
    ...company(table, you),
    code: table.code,
    number: table.records,
    rounds: recordsOf(table).length || 1,
    game: table.game,
    began: null,
    ended: now,
    kind: end.kind,
    seat: you,
    place: mine.place,
    share: hasWon ? 1 / end.winners.length : 0,
    score: mine.score,
    isResigned: mine.isResigned,
    moves: null,
    deal: table.deal?.code ?? "",
    options: table.options,
  };
}

/** The running game of a table that is left for good: as if resigned. */
export function leftAt(table: TableInfo, you: number, now: number): MyGame {
  return { ...company(table, you), ...gaveUp(now), code: table.code, number: table.records + table.round, game: table.game, seat: you, deal: table.deal?.code ?? "", options: table.options };
}

/** The same, where only the list of one's tables is open. */
export function leftOf(code: string, { number, game, players, bots, people }: SeatStanding, now: number): MyGame {
  return { code, number, game, players, bots, people, ...gaveUp(now), seat: 0, deal: "", options: {} };
}

function gaveUp(now: number): Pick<MyGame, "rounds" | "began" | "ended" | "kind" | "place" | "share" | "score" | "isResigned" | "moves"> {
  return { rounds: 1, began: null, ended: now, kind: "left", place: null, share: 0, score: null, isResigned: true, moves: null };
}

function company({ seats }: TableInfo, you: number): Pick<MyGame, "players" | "bots" | "people"> {
  const others = seats.filter((seat, number) => seat !== null && number !== you);
  // A program has no level that could be rated.
  const bots = others.flatMap((seat) => (seat!.is_program ? ["program"] : seat!.level === null ? [] : [seat!.level]));
  return { players: seats.length, bots, people: others.length - bots.length };
}

/** What the server tells of a game, also of one that ended while nobody looked. */
export function gameOfResult(code: string, game: string, { is_resigned: isResigned, ...told }: OwnResult): MyGame {
  return { code, game, isResigned, ...told };
}
