/** A review on the screen: fetched, or on its way, and whose moves are looked at. */
import { ApiError } from "../api";
import type { GameTable } from "../games/play";
import { fetchSteps } from "../replay/fetch";
import { Pages } from "../replay/pages";
import type { GameReview, ReviewedDecision, ReviewProgress } from "../wire";
import { fetchReview } from "./fetch";
import { isSlip } from "./grades";
import { mySeatIn } from "./me";

/** How often the server is asked how far it is, in milliseconds. */
const AGAIN = 1000;
const SECOND = 1000;

/** A decision in words. */
export interface Words {
  number: number;
  played: string;
  better: string;
}

export class ReviewPage {
  review: GameReview | null = $state.raw(null);
  progress: ReviewProgress | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** whose slips are looked for; null: everybody's */
  whose: number | null = $state(null);
  words: Words | null = $state.raw(null);

  readonly me: number | null;
  private readonly decisions = $derived(new Map(this.review?.decisions.map((decision) => [decision.number, decision]) ?? []));
  readonly slips: readonly ReviewedDecision[] = $derived(
    (this.review?.decisions ?? []).filter((decision) => isSlip(decision) && (this.whose === null || decision.seat === this.whose)),
  );

  private readonly pages: Pages;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly record: number,
  ) {
    this.me = mySeatIn(code, record);
    this.whose = this.me;
    this.pages = new Pages((eyes, from, count) => fetchSteps(code, record, eyes, from, count));
    void this.fetch();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  retry(): void {
    this.problem = null;
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const fetched = await fetchReview(this.code, this.record);
      if ("review" in fetched) this.review = fetched.review;
      else {
        this.progress = fetched.progress;
        this.later(AGAIN);
      }
    } catch (error) {
      // Whoever has asked too often only has to wait.
      if (error instanceof ApiError && error.error === "rate-limited") this.later(Number(error.facts["seconds"] ?? 1) * SECOND);
      else this.problem = error;
    }
  }

  private later(milliseconds: number): void {
    this.timer = setTimeout(() => void this.fetch(), milliseconds);
  }

  decisionAt(number: number): ReviewedDecision | undefined {
    return this.decisions.get(number);
  }

  nextSlip(at: number): ReviewedDecision | undefined {
    return this.slips.find(({ number }) => number > at);
  }

  previousSlip(at: number): ReviewedDecision | undefined {
    return this.slips.findLast(({ number }) => number < at);
  }

  /** Say a decision in words: from the view that its seat had. */
  async describe(number: number, game: GameTable, names: readonly string[]): Promise<void> {
    const decision = this.decisionAt(number);
    const moves = this.review?.moves.find((each) => each.number === number);
    if (decision === undefined || moves === undefined || game.pointOut === undefined) return;
    const { view } = await this.pages.step(decision.seat, number - 1);
    // It stands in the middle of a sentence.
    const say = (move: unknown): string => game.pointOut!(move, { view, names }).text.replace(/[.!]$/, "");
    this.words = { number, played: say(moves.move), better: say(moves.best) };
  }
}
