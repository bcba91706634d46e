/** A finished game being watched again: where we are, through whose eyes, and whether it plays by itself. */
import { tableOf, type GameTable, type Play } from "../games/play";
import { travel } from "../settings.svelte";
import { captionOf, linesOf, type Told } from "../story";
import { load } from "../text.svelte";
import type { AnyEvent, AnyOpened, AnyView, Clock, RecordStep, RecordSteps, SeatInfo } from "../wire";
import { fetchSteps } from "./fetch";
import { Pages, type Eyes } from "./pages";

export const SPEEDS = [1, 2, 4] as const;
/** How long a move is looked at, in milliseconds at single speed. */
const LOOK = 1500;

export class ReplayTable implements Play {
  head = $state.raw<RecordSteps | null>(null);
  game = $state.raw<GameTable | null>(null);
  shown = $state.raw<RecordStep | null>(null);
  events = $state.raw<readonly AnyEvent[]>([]);
  problem = $state.raw<unknown>(null);
  /** the step that is wanted; `shown` follows when it has come */
  at = $state(0);
  eyes = $state<Eyes>(null);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);

  readonly total = $derived(this.head?.total ?? 0);
  readonly names = $derived(this.head?.names ?? []);
  readonly seats: readonly SeatInfo[] = $derived(this.names.map((name) => ({ name, level: null, is_program: false, is_ready: true, is_away: false, is_resigned: false, is_gone: false, asked_by: [], commit: "" })));
  readonly connected = $derived(this.names.map((_, seat) => seat));
  readonly options = $derived(this.head?.options ?? {});
  readonly you = $derived(this.shown?.view.seat ?? null);
  /** the step as one line, and line by line */
  readonly caption = $derived(this.game === null ? "" : captionOf(this.game, this.told(), this.you));
  readonly sentences = $derived(this.game === null ? [] : linesOf(this.game, this.told().map((each) => ({ ...each, seat: null }))));
  readonly clock: Clock = { waits_for: "nobody", seat: null, left: null, series_left: null };
  readonly canTry = false;
  readonly isSending = false;

  private readonly pages: Pages;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly record: number,
    first: number,
  ) {
    this.pages = new Pages((eyes, from, count) => fetchSteps(code, record, eyes, from, count));
    this.at = first;
    void this.show();
  }

  get view(): AnyView {
    return this.shown!.view;
  }

  get opened(): AnyOpened | null {
    return this.shown?.opened ?? null;
  }

  /** Show another step; the game goes on from there if it plays. */
  go(number: number): void {
    this.at = Math.max(0, Math.min(number, this.head?.total ?? number));
    void this.show();
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.show();
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at >= this.total) this.go(0);
    else this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Once more, after it did not work. */
  retry(): void {
    this.problem = null;
    void this.show();
  }

  private async show(): Promise<void> {
    clearTimeout(this.timer);
    const { at, eyes } = this;
    try {
      const [head, step] = await Promise.all([this.pages.page(eyes, at), this.pages.step(eyes, at)]);
      const game = this.game ?? (await tableOf(head.game, this.code, head.cards));
      await load(head.game);
      // Another step has been asked for meanwhile.
      if (at !== this.at || eyes !== this.eyes) return;
      const isNext = this.shown !== null && step.number === this.shown.number + 1 && (this.shown.view.seat ?? null) === eyes;
      this.head = head;
      this.game = game;
      this.at = step.number;
      this.events = isNext ? step.events : [];
      this.shown = step;
      this.pages.prepare(eyes, this.at, head.total);
      this.wait();
    } catch (error) {
      this.isPlaying = false;
      this.problem = error;
    }
  }

  /** When it plays: the next step, after this one has been looked at. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying || this.shown === null || this.game === null) return;
    if (this.at >= this.total) {
      this.isPlaying = false;
      return;
    }
    const pause = Math.max(LOOK, this.game.pace(this.events, this.you) * travel() * 1.5);
    this.timer = setTimeout(() => this.go(this.at + 1), pause / this.speed);
  }

  private told(): Told[] {
    const { shown, names } = this;
    return shown?.events.map((event) => ({ event, names, seat: shown.seat })) ?? [];
  }

  /** What this step did is marked on the table. */
  get recent(): readonly AnyEvent[] {
    return this.game?.hasLog === true ? (this.shown?.events ?? []) : [];
  }

  move(): Promise<boolean> {
    return Promise.resolve(false);
  }

  hint(): void {
    // Nothing can be tried in a replay.
  }

  displayed(): void {
    // Nobody waits for a picture here.
  }
}
