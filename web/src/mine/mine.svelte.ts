/** The tables and games of this browser, with what the server says of them: one source for every page that shows them. */
import { ask } from "../api";
import { dropShared, sharedAt } from "../pass/shared";
import { dropSeat, mySeats, noteSeats, SEATS, type MySeat } from "../seats";
import { sayError } from "../ui/problem";
import type { Mine as Told, SeatStanding } from "../wire";
import { dropGame, isOfGames, keepGames, myGames, type MyGame } from "./kept";
import { gameOfResult } from "./result";

/** `unknown`: the server has not said it yet; `gone`: it knows no such seat. */
export type TableState = "turn" | "away" | "waiting" | "unknown" | "lobby" | "over" | "gone";

export interface MyTable {
  seat: MySeat;
  /** null where the server knows no such seat, undefined until it has answered */
  standing: SeatStanding | null | undefined;
  state: TableState;
  /** since when it is so, or when the table was last open here, in milliseconds */
  since: number;
}

/** What wants to be looked at comes first. */
const ORDER: TableState[] = ["turn", "away", "waiting", "unknown", "lobby", "over", "gone"];
/** Whoever goes back and forth between pages asks once, in milliseconds. */
const FRESH = 3000;
/** How many seats and tables the server answers for at once. */
const MOST_SEATS = 50;
const MOST_TABLES = 20;

type Standings = ReadonlyMap<string, SeatStanding | null>;

export function stateOf(seat: MySeat, standing: SeatStanding | null | undefined): TableState {
  if (standing === null) return "gone";
  if (standing === undefined) return seat.over ? "over" : "unknown";
  if (standing.phase === "lobby" || standing.phase === "over") return standing.phase;
  return standing.is_turn ? "turn" : standing.is_away ? "away" : "waiting";
}

/** "Your turn" first, then by time, the latest first. */
export function ordered(seats: readonly MySeat[], standings: Standings): MyTable[] {
  const tables = seats.map((seat) => {
    const standing = standings.get(seat.code);
    return { seat, standing, state: stateOf(seat, standing), since: standing?.since ?? seat.at };
  });
  return tables.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.since - one.since);
}

class Mine {
  games: readonly MyGame[] = $state.raw([]);
  error = $state("");
  isAsking = $state(false);
  private seats: readonly MySeat[] = $state.raw([]);
  private standings: Standings = $state.raw(new Map());
  /** tables of finished games, and whether the server still has them */
  private kept: ReadonlyMap<string, boolean> = $state.raw(new Map());
  private askedAt = -Infinity;

  readonly tables: readonly MyTable[] = $derived(ordered(this.seats, this.standings));
  readonly running: readonly MyTable[] = $derived(this.tables.filter(({ state }) => state !== "over"));
  readonly turns = $derived(this.tables.filter(({ state }) => state === "turn").length);

  /** Keep what is shown fresh while a page shows it; gives back how to stop. */
  watch(): () => void {
    const look = (): void => void (document.hidden || this.refresh(true));
    const hear = (event: StorageEvent): void => void ((isOfGames(event) || event.key === SEATS) && this.read());
    this.read();
    void this.refresh();
    addEventListener("focus", look);
    addEventListener("storage", hear);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      removeEventListener("storage", hear);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Look anew at what this browser keeps. */
  read(): void {
    this.seats = mySeats();
    this.games = myGames();
  }

  /** Ask the server how it goes at all tables, and what came of games that ended meanwhile. */
  async refresh(isUrgent = false): Promise<void> {
    if (this.isAsking || (!isUrgent && performance.now() < this.askedAt + FRESH)) return;
    this.askedAt = performance.now();
    const seats = mySeats().slice(0, MOST_SEATS);
    if (seats.length === 0) return void (this.error = "");
    this.isAsking = true;
    try {
      const told = await ask<Told>("/api/mine", { seats: seats.map(({ code, secret, known = 0 }) => ({ code, secret, after: known })), tables: [] });
      this.hear(new Map(seats.map(({ code }, index) => [code, told.seats[index]])));
      this.error = "";
    } catch (thrown) {
      this.error = sayError(thrown);
    } finally {
      this.isAsking = false;
    }
  }

  private hear(standings: Standings): void {
    this.standings = standings;
    const games = mySeats().flatMap(({ code, known = 0 }) => {
      const standing = standings.get(code);
      // Where several people share the device, nobody's game is this browser's.
      if (standing == null || sharedAt(code) !== null) return [];
      // What was erased since it was asked about does not come back.
      return standing.results.filter(({ number }) => number > known).map((result) => gameOfResult(code, standing.game, result));
    });
    keepGames(games);
    noteSeats(({ code, known = 0 }) => {
      const standing = standings.get(code);
      return standing == null ? {} : { game: standing.game, over: standing.phase === "over", known: Math.max(known, ...standing.results.map(({ number }) => number)) };
    });
    this.read();
  }

  /** Does the server no longer have a game's record? Not before it has said so. */
  isGone(code: string): boolean {
    return this.kept.get(code) === false;
  }

  /** Ask which of these tables the server still has. */
  async lookFor(codes: readonly string[]): Promise<void> {
    const tables = [...new Set(codes)].filter((code) => !this.kept.has(code)).slice(0, MOST_TABLES);
    if (tables.length === 0) return;
    // Without an answer the links stay; the page they lead to says what is wrong.
    const told = await ask<Told>("/api/mine", { seats: [], tables }).catch(() => null);
    if (told !== null) this.kept = new Map([...this.kept, ...tables.map((code) => [code, told.kept.includes(code)] as const)]);
  }

  /** Forget the seat of this browser at a table. */
  drop(code: string): void {
    dropSeat(code);
    dropShared(code);
    this.read();
  }

  /** Keep another game, one that was left for example. */
  add(games: readonly MyGame[]): void {
    keepGames(games);
    this.read();
  }

  /** Forget games; the server is not asked about them again. */
  erase(games: readonly MyGame[]): void {
    const last = new Map<string, number>();
    for (const game of games) {
      dropGame(game);
      last.set(game.code, Math.max(last.get(game.code) ?? 0, game.number));
    }
    noteSeats(({ code, known = 0 }) => ({ known: Math.max(known, last.get(code) ?? 0) }));
    this.read();
  }
}

export const mine = new Mine();
