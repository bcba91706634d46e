/** A practice game as this browser sees it: the same table as any other, with nobody at the other end but bots. */
import { ApiError } from "../api";
import { tableOf, type GameTable, type Play } from "../games/play";
import { Log } from "../log.svelte";
import { settings, travel } from "../settings.svelte";
import { soundOf } from "../sound";
import { sentenceOf } from "../story";
import type { SlipText } from "../table.svelte";
import { load, sayPrompt, sayRefusal, t } from "../text.svelte";
import { sayError } from "../ui/problem";
import type { AnyEvent, AnyMove, AnyView, Clock, PracticeAnswer, PracticeUpdate, SeatInfo } from "../wire";
import { practise, type PracticeStart } from "./api";
import { keepMoves, keptMoves } from "./kept";

const NO_CLOCK: Clock = { waits_for: "nobody", seat: null, left: null, series_left: null };
const SECOND = 1000;
/** How long a bot takes for its move, in milliseconds, and how much of it by the pace of the bots. */
const THINKING = 900;
const SHARE: Record<typeof settings.botPace, number> = { thoughtful: 1, brisk: 0.5, instant: 0 };

/** Somebody who looks over the player's shoulder. */
export interface Watcher {
  /** may a move be made that the rules allow? */
  allows?(move: AnyMove): boolean;
  /** it was made; what comes of it is not shown yet */
  made?(move: AnyMove): void;
}

export class PracticeTable implements Play {
  head: PracticeAnswer | null = $state.raw(null);
  game: GameTable | null = $state.raw(null);
  shown: AnyView | null = $state.raw(null);
  events: readonly AnyEvent[] = $state.raw([]);
  slip: SlipText | null = $state.raw(null);
  /** why the game cannot be shown at all */
  problem: unknown = $state.raw(null);
  isSending = $state(false);
  /** the moves made here, which the server does not keep */
  moves: readonly AnyMove[] = $state.raw([]);
  /** updates that wait to be shown */
  private queue: readonly PracticeUpdate[] = $state.raw([]);
  /** how many of them may still be shown now; null for all */
  private most: number | null = $state(null);
  readonly log = new Log();
  readonly clock = NO_CLOCK;

  readonly you = $derived(this.head?.seat ?? null);
  readonly names: readonly string[] = $derived(this.head?.names.map((name) => name || settings.name || t("practice-you")) ?? []);
  readonly seats: readonly SeatInfo[] = $derived(this.names.map((name, seat) => seatInfo(name, seat === this.you ? null : this.head!.level)));
  readonly connected: readonly number[] = $derived(this.names.map((_, seat) => seat));
  readonly options = $derived(this.head?.options ?? {});
  /** is everything shown that has happened? */
  readonly isSettled = $derived(this.shown !== null && this.queue.length === 0);
  readonly isOver = $derived(this.isSettled && this.head?.is_over === true);
  readonly canTry: boolean = $derived(this.shown !== null && !this.isOver);
  /** what is to be done, in words */
  readonly prompt = $derived(this.game === null || this.shown === null ? "" : sayPrompt(this.game.name, this.shown.prompt, this.names, this.game.describe));
  /** what just happened, in words */
  readonly sentences = $derived(this.game === null ? [] : this.events.map((event) => sentenceOf(this.game!, event, this.names)).filter((each) => each !== ""));

  private busyUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly start: PracticeStart,
    private readonly watcher: Watcher = {},
  ) {}

  get view(): AnyView {
    return this.shown!;
  }

  get recent(): readonly AnyEvent[] {
    return this.log.recent;
  }

  /** Show the game: where it was left, or from its start. */
  async open(): Promise<void> {
    this.problem = null;
    this.moves = keptMoves(this.start);
    try {
      await this.take(await this.resume());
    } catch (error) {
      this.problem = error;
    }
  }

  private async resume(): Promise<PracticeAnswer> {
    try {
      return await practise(this.start, this.moves, null);
    } catch (error) {
      // It cannot go on from where it was left, so it begins anew.
      if (!(error instanceof ApiError) || error.error !== "cannot-go-on") throw error;
      this.keep([]);
      return practise(this.start, [], null);
    }
  }

  /** As if it had never been played; `open` shows it from the start. */
  reset(): void {
    this.close();
    this.keep([]);
    this.shown = this.head = this.slip = null;
    this.queue = this.events = [];
    this.most = null;
    this.log.clear();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  async move(move: AnyMove): Promise<boolean> {
    if (this.isSending || this.shown === null) return false;
    this.hurry();
    const isLegal = this.view.moves.some((each) => isSame(each, move));
    if ((isLegal || this.most !== null) && this.watcher.allows?.(move) === false) return false;
    this.isSending = true;
    this.slip = null;
    try {
      const answer = await practise(this.start, this.moves, move);
      if (answer.refused !== null) return this.refuse(answer.refused);
      this.keep([...this.moves, move]);
      this.watcher.made?.(move);
      await this.take(answer);
      return true;
    } catch (error) {
      this.hint(sayError(error));
      return false;
    } finally {
      this.isSending = false;
    }
  }

  hint(text: string, clause = ""): void {
    this.slip = { text, clause };
  }

  displayed(): void {
    // Nobody waits for a picture here.
  }

  /** Show the next update, and no more before `release`. */
  hold(): void {
    this.most = (this.most ?? 0) + 1;
    this.hurry();
  }

  release(): void {
    this.most = null;
    this.hurry();
  }

  /** Do not wait for what is still moving. */
  hurry(): void {
    this.busyUntil = 0;
    this.pump(true);
  }

  private keep(moves: readonly AnyMove[]): void {
    this.moves = moves;
    keepMoves(this.start, moves);
  }

  private refuse(refusal: NonNullable<PracticeAnswer["refused"]>): false {
    const { name, describe } = this.game!;
    this.hint(sayRefusal(name, refusal, [...this.names], describe) || t("generic-refused"), refusal.clause);
    return false;
  }

  private async take(answer: PracticeAnswer): Promise<void> {
    this.game = await this.gameOf(answer);
    this.head = answer;
    this.play(answer.updates);
  }

  /** Show what comes next; the first of it, which is one's own move, at once. */
  protected play(updates: readonly PracticeUpdate[]): void {
    this.queue = [...this.queue, ...updates];
    this.step();
  }

  /** Show the next update now, and go on at the usual pace. */
  step(): void {
    this.busyUntil = 0;
    this.pump(false);
  }

  /** how much of their time the moves of others are shown */
  protected get share(): number {
    return SHARE[settings.botPace];
  }

  private async gameOf({ game, cards }: PracticeAnswer): Promise<GameTable> {
    if (this.game !== null) return this.game;
    const [table] = await Promise.all([tableOf(game, this.start.type === "moment" ? this.start.table : "", cards), load(game)]);
    return table;
  }

  /** Show the updates one after the other, each for as long as it takes to see it. */
  private pump(isHurried: boolean): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0 && this.most !== 0) {
      const wait = this.busyUntil - performance.now();
      if (wait > 0 && !isHurried && !document.hidden) {
        this.timer = setTimeout(() => this.pump(false), wait);
        return;
      }
      const [update, ...others] = this.queue;
      this.queue = others;
      if (this.most !== null) this.most -= 1;
      this.show(update!, others[0]);
    }
  }

  private show(update: PracticeUpdate, next: PracticeUpdate | undefined): void {
    const { you, names } = this;
    const wasMine = this.shown?.to_act === you;
    this.events = update.events;
    this.log.hear(update.events, { mover: update.seat, you, names, hasLog: this.game!.hasLog });
    this.shown = update.view;
    this.log.settle(update.view.to_act);
    soundOf(update.events, update.view.to_act === you && !wasMine);
    const { share } = this;
    const thinking = next === undefined || next.seat === you || next.seat === update.seat ? 0 : THINKING * share;
    const look = Math.max(this.game!.pace(update.events, you) * travel() * (update.seat === you ? 1 : share), update.seconds * SECOND);
    this.busyUntil = performance.now() + Math.max(look, thinking);
  }
}

function seatInfo(name: string, level: string | null): SeatInfo {
  return { name, level, is_program: false, is_ready: true, is_away: false, is_resigned: false, is_gone: false, asked_by: [], commit: "" };
}

/** Moves are flat: the same fields with the same values. */
export function isSame(one: AnyMove, other: AnyMove): boolean {
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return first.length === second.length && first.every(([field, value]) => (other as unknown as Record<string, unknown>)[field] === value);
}
