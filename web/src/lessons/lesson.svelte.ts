/** A lesson: a practice game with a coach beside it, who says one thing at a time and waits until it is done. */
import { fetchLesson } from "../practice/api";
import { keptMoves } from "../practice/kept";
import { PracticeTable } from "../practice/practice.svelte";
import { t, type GameName } from "../text.svelte";
import type { AnyMove, LessonPage, LessonStart, LessonStep } from "../wire";
import { isAlone, learnt, playAlone } from "./done.svelte";
import { isExpected, stepAfter } from "./steps";

export const FIRST = "first";

export class Lesson {
  readonly practice: PracticeTable;
  page: LessonPage | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** the step that the coach is at; past the last one when all is said */
  at = $state(0);
  /** why the last legal move was not made; a new object each time */
  aside: { text: string } | null = $state.raw(null);

  readonly total = $derived(this.page?.steps.length ?? 0);
  readonly step: LessonStep | null = $derived(this.page?.steps[this.at] ?? null);
  readonly isOver = $derived.by(() => this.practice.isOver);
  /** is the coach silent, because others move? */
  readonly isWatching = $derived.by(() => this.step !== null && !this.step.is_held && !this.practice.isSettled);
  readonly isReading = $derived(this.step !== null && this.step.expects.length === 0);
  /** what the coach says */
  readonly says = $derived(this.step === null || this.isWatching ? "" : this.text(this.step.id));
  /** what the learner is to do; empty where there is only something to read */
  readonly task = $derived(this.step === null || this.isReading || this.isWatching ? "" : this.text(`${this.step.id}-do`));

  constructor(readonly name: GameName) {
    const start: LessonStart = { type: "lesson", game: name as LessonStart["game"], id: FIRST };
    this.practice = new PracticeTable(start, { allows: (move) => this.allows(move), made: () => this.made() });
  }

  /** A sentence of the lesson; the others at the table are `one` and `two`. */
  text(id: string): string {
    const others = this.practice.names.filter((_, seat) => seat !== this.practice.you);
    return t(`${this.name}-lesson-${FIRST}-${id}`, { one: others[0] ?? "", two: others[1] ?? "" });
  }

  async open(): Promise<void> {
    this.problem = null;
    try {
      const page = await fetchLesson(this.name, FIRST);
      this.page = page;
      const made = keptMoves(this.practice.start).length;
      this.at = isAlone(this.name) ? page.steps.length : stepAfter(page.steps, made);
      this.practice.release();
      if (made === 0) this.enter();
      await this.practice.open();
      this.problem = this.practice.problem;
      // What was kept did not fit any more.
      if (made > 0 && this.practice.moves.length === 0) this.at = 0;
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    this.practice.close();
  }

  /** Once more, from the start. */
  async restart(): Promise<void> {
    playAlone(this.name, false);
    this.at = 0;
    this.aside = null;
    this.practice.reset();
    this.enter();
    await this.practice.open();
  }

  /** The reader has read it. */
  next(): void {
    if (!this.isReading) return;
    this.go();
  }

  /** The coach makes the move. */
  async help(): Promise<void> {
    const step = this.step;
    const move = step === null ? undefined : this.practice.view.moves.find((each) => isExpected(step, each));
    if (move !== undefined) await this.practice.move(move);
  }

  /** The game goes on without a coach. */
  leave(): void {
    playAlone(this.name, true);
    this.aside = null;
    this.at = this.total;
    this.practice.release();
  }

  /** All is said and done. */
  finish(): void {
    learnt(this.name);
  }

  private made(): void {
    if (this.step !== null) this.go();
  }

  private go(): void {
    this.aside = null;
    this.at += 1;
    this.enter();
  }

  private enter(): void {
    if (this.step?.is_held === true) this.practice.hold();
    else this.practice.release();
  }

  /** Only what the step expects is made; the coach says so of anything else that could be. */
  private allows(move: AnyMove): boolean {
    const step = this.step;
    if (step === null) return true;
    if (isExpected(step, move)) return true;
    this.aside = { text: this.isReading ? t("lesson-read-first") : t("lesson-not-yet", { task: this.task }) };
    return false;
  }
}
