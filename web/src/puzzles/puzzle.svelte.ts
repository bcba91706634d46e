/** One puzzle: what led to it is watched, a try is graded by the server, and the solution is shown on the table. */
import { PracticeTable } from "../practice/practice.svelte";
import { settings } from "../settings.svelte";
import { inWords, sayRefusal, t, type GameName } from "../text.svelte";
import { sayError } from "../ui/problem";
import type { AnyMove, PuzzleAnswer, PuzzleGrade, PuzzleInfo, PuzzleSolution, PuzzleStart } from "../wire";
import { puzzlesOf, tryPuzzle } from "./api";
import { count } from "./mine.svelte";

export class PuzzleTable extends PracticeTable {
  /** what the shelf says of it */
  info: PuzzleInfo | null = $state.raw(null);
  grade: PuzzleGrade | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);
  /** the move that was tried last */
  tried: AnyMove | null = $state.raw(null);
  help = $state("");
  /** how far this puzzle has moved the reader's rating; null before it counted, and where it had counted before */
  change: number | null = $state(null);
  /** has it counted, here and now or before? */
  hasCounted = $state(false);

  readonly isSolved = $derived(this.solution !== null && this.grade?.grade === "right");
  readonly isWatching = $derived(this.shown !== null && !this.isSettled && this.solution === null);
  override readonly canTry: boolean = $derived(this.isSettled && this.solution === null);

  constructor(
    readonly name: GameName,
    readonly id: string,
  ) {
    super({ type: "puzzle", game: name as PuzzleStart["game"], id });
  }

  /** What is to be remembered is shown at its own pace, however quick the bots are. */
  protected override get share(): number {
    return this.game?.hasLog === false ? 1 : super.share;
  }

  override async open(): Promise<void> {
    const [puzzles] = await Promise.all([puzzlesOf(this.name).catch(() => []), super.open()]);
    this.info = puzzles.find(({ id }) => id === this.id) ?? null;
  }

  /** From the beginning: what led to it is shown once more. */
  async again(): Promise<void> {
    this.reset();
    this.grade = this.tried = null;
    this.solution = null;
    await super.open();
  }

  override async move(move: AnyMove): Promise<boolean> {
    if (this.isSending || !this.canTry) return false;
    return (await this.ask("try", move)) === "right";
  }

  async hintAt(): Promise<void> {
    await this.ask("hint");
  }

  async solve(): Promise<void> {
    await this.ask("solution");
  }

  private async ask(asks: "try" | "hint" | "solution", move: AnyMove | null = null): Promise<PuzzleGrade["grade"] | null> {
    this.isSending = true;
    this.slip = null;
    try {
      const answer = await tryPuzzle(this.name, this.id, asks, move);
      this.learn(answer, move);
      return answer.grade?.grade ?? null;
    } catch (error) {
      this.hint(sayError(error));
      return null;
    } finally {
      this.isSending = false;
    }
  }

  private learn({ refused, grade, hint, solution }: PuzzleAnswer, move: AnyMove | null): void {
    if (refused !== null) {
      const { name, describe } = this.game!;
      return this.hint(sayRefusal(name, refused, [...this.names], describe) || t("generic-refused"), refused.clause);
    }
    this.settle(grade?.grade === "right");
    if (hint !== "") this.help = t(`${this.name}-hint-${hint}`);
    if (grade !== null) [this.grade, this.tried] = [grade, move];
    if (solution === null) return;
    if (grade === null) this.grade = null;
    this.solution = solution;
    this.play(solution.updates);
  }

  /** The first try counts, and so does the first help. */
  private settle(isSolved: boolean): void {
    if (this.hasCounted || this.info === null) return;
    this.hasCounted = true;
    this.change = count(this.id, this.info.rating, isSolved);
  }

  /** A move in a few words. */
  words(move: AnyMove): string {
    const { type, ...facts } = move;
    const words = t(`${this.name}-try-${type.replaceAll("_", "-")}`, inWords(facts, [...this.names], this.game!.describe));
    return words.charAt(0).toLocaleUpperCase(settings.language) + words.slice(1);
  }

  /** Why the solution is best. */
  get why(): string {
    const { why, facts } = this.solution!;
    return t(`${this.name}-solved-${why}`, inWords(facts, [...this.names], this.game!.describe));
  }
}
