/** What this page has heard: the log by turns, what is new since the reader's own move, and how much talk is unread. */
import type { AnyEvent, TableEvent } from "./wire";

/** How many lines of the log are kept. */
const LOG = 400;
/** How many moves of others are marked at most. */
const MOVES = 60;

const TABLE_EVENTS = new Set<string>([
  "joined", "left", "bot_joined", "bot_left", "game_started", "went_away", "stand_in_asked", "stand_in_began", "came_back", "time_ran_out", "seat_resigned",
  "game_stopped", "game_closed", "move_undone", "said", "reacted", "seats_swapped", "settings_changed", "hints_changed", "hint_taken", "ready_withdrawn", "deal_called_off",
  "rematch_called",
] satisfies TableEvent["type"][]);

export function isOfTable(event: AnyEvent): event is TableEvent {
  return TABLE_EVENTS.has(event.type);
}

export interface LogLine {
  number: number;
  event: AnyEvent;
  names: string[];
  /** the turn it belongs to; null for what happens beside the game */
  turn: number | null;
  /** whose turn it was */
  seat: number | null;
  /** the move that led to it */
  move: number;
}

/** Lines that stand together: those of one turn, or one of the table. */
export interface LogGroup {
  number: number;
  seat: number | null;
  isTurn: boolean;
  lines: LogLine[];
}

/** Who made the moves of an update, and who reads of them. */
export interface Heard {
  /** whose move was awaited before it */
  mover: number | null;
  you: number | null;
  names: readonly string[];
  /** may events of this game be kept? */
  hasLog: boolean;
}

export class Log {
  lines: readonly LogLine[] = $state.raw([]);
  /** what others did since the reader's own last move; for a spectator the last turn */
  recent: readonly AnyEvent[] = $state.raw([]);
  /** what others have said while nobody looked at the talk */
  unread = $state(0);

  readonly groups: readonly LogGroup[] = $derived(groupsOf(this.lines));
  /** the last turn that was told, so far */
  readonly lastTurn: readonly LogLine[] = $derived(this.groups.findLast(({ isTurn }) => isTurn)?.lines ?? []);

  private isListening = false;
  private number = 0;
  private turn = 0;
  private move = 0;
  private isTurnOver = true;
  private lastMover: number | null = null;
  private moves: { number: number; events: AnyEvent[] }[] = [];

  /** A fresh table: whatever was known before is void. */
  clear(): void {
    this.lines = [];
    this.forgetMoves();
  }

  /** The talk is open before the reader, or no longer. */
  listen(isListening: boolean): void {
    this.isListening = isListening;
    if (isListening) this.unread = 0;
  }

  hear(events: readonly AnyEvent[], { mover, you, names, hasLog }: Heard): void {
    this.move += 1;
    const talk = events.filter((event) => (event.type === "said" || event.type === "reacted") && event.seat !== you);
    if (!this.isListening) this.unread += talk.length;
    if (events.some(({ type }) => type === "move_undone")) this.takeBack();
    if (events.some(({ type }) => type === "game_started")) this.forgetMoves();
    const game = hasLog ? events.filter((event) => !isOfTable(event)) : [];
    if (game.length > 0) this.play(game, mover, you);
    const lines = events.flatMap((event) => {
      const isBeside = isOfTable(event);
      if (!isBeside && !hasLog) return [];
      const seat = isBeside ? null : mover;
      return [{ number: (this.number += 1), event, names: [...names], turn: isBeside ? null : this.turn, seat, move: this.move }];
    });
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-LOG);
  }

  /** Whose move is awaited now: a turn is over when it is somebody else's. */
  settle(toAct: number | null): void {
    this.isTurnOver = toAct !== this.lastMover;
  }

  private play(events: AnyEvent[], mover: number | null, you: number | null): void {
    const isNew = this.isTurnOver || mover !== this.lastMover;
    if (isNew) this.turn += 1;
    if (you === null ? isNew : mover === you) this.moves = [];
    if (mover === null || mover !== you) this.moves = [...this.moves, { number: this.move, events }].slice(-MOVES);
    this.lastMover = mover;
    this.isTurnOver = false;
    this.tellRecent();
  }

  /** The last move no longer stands: neither in the log nor on the table. */
  private takeBack(): void {
    const last = this.lines.findLast(({ turn }) => turn !== null)?.move;
    this.lines = this.lines.filter(({ move, turn }) => turn === null || move !== last);
    this.moves = this.moves.filter(({ number }) => number !== last);
    this.tellRecent();
  }

  private forgetMoves(): void {
    this.moves = [];
    this.isTurnOver = true;
    this.tellRecent();
  }

  private tellRecent(): void {
    this.recent = this.moves.flatMap(({ events }) => events);
  }
}

function groupsOf(lines: readonly LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.turn !== null && last?.isTurn === true && last.lines[0]!.turn === line.turn) last.lines.push(line);
    else groups.push({ number: line.number, seat: line.seat, isTurn: line.turn !== null, lines: [line] });
  }
  return groups;
}
