/** A slip of a finished game as a puzzle: the same position, and the better move is to be found. */
import { ApiError } from "../api";
import { isSame, PracticeTable } from "../practice/practice.svelte";
import { sayReason, t } from "../text.svelte";
import type { AnyMove, DecidedMoves, ReviewedDecision } from "../wire";
import { fetchReview } from "./fetch";

export class TryAgain {
  practice: PracticeTable | null = $state.raw(null);
  decision: ReviewedDecision | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** the better move was found, or shown */
  isSolved = $state(false);
  isShown = $state(false);
  private moves: DecidedMoves | null = null;

  constructor(
    readonly code: string,
    readonly record: number,
    readonly step: number,
  ) {}

  /** What points at the better move, once it is asked for. */
  readonly points = $derived.by((): readonly string[] => {
    const { game, shown, names } = this.practice ?? { game: null, shown: null, names: [] };
    if (!this.isShown || this.isSolved || game === null || shown === null || this.moves === null) return [];
    return game.pointOut?.(this.moves.best, { view: shown, names }).at ?? [];
  });

  /** What is to be done, or how it went. */
  readonly sentence = $derived.by((): string => {
    const { practice, decision } = this;
    if (practice?.game == null || decision === null) return "";
    if (!this.isSolved && !this.isShown) return t("try-task");
    const better = practice.game.pointOut?.(this.moves!.best, { view: this.before ?? practice.view, names: practice.names }).text.replace(/[.!]$/, "") ?? decision.best;
    const why = decision.why === null ? "" : sayReason(practice.game.name, decision.why, practice.names, practice.game.describe);
    return [t(this.isSolved ? "try-solved" : "try-shown", { move: better }), why].filter((each) => each !== "").join(" ");
  });
  private before = $state.raw<PracticeTable["shown"]>(null);

  async open(): Promise<void> {
    this.problem = null;
    try {
      const fetched = await fetchReview(this.code, this.record);
      if (!("review" in fetched)) throw new ApiError("busy");
      const decision = fetched.review.decisions.find(({ number }) => number === this.step);
      const moves = fetched.review.moves.find(({ number }) => number === this.step);
      if (decision === undefined || moves === undefined) throw new ApiError("no-such-record");
      this.decision = decision;
      this.moves = moves;
      const start = { type: "moment", table: this.code, record: this.record, step: this.step - 1, seat: decision.seat } as const;
      const practice = new PracticeTable(start, { allows: (move) => this.allows(move) });
      // A puzzle begins anew each time.
      practice.reset();
      await practice.open();
      if (practice.problem !== null) throw practice.problem;
      this.practice = practice;
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    this.practice?.close();
  }

  /** Only the better move is made; then the game goes on as it likes. */
  private allows(move: AnyMove): boolean {
    const { practice, moves } = this;
    if (this.isSolved || practice === null || moves === null) return true;
    if (isSame(move, moves.best)) {
      this.before = practice.shown;
      this.isSolved = true;
      return true;
    }
    practice.hint(t(isSame(move, moves.move) ? "try-same" : "try-other"));
    return false;
  }

  show(): void {
    this.isShown = true;
  }
}
