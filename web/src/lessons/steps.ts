/** The steps of a lesson and the moves that they wait for. */
import type { AnyMove, LessonStep } from "../wire";

/** Has the move all fields of one of the kinds that the step expects? */
export function isExpected({ expects }: Pick<LessonStep, "expects">, move: AnyMove): boolean {
  const fields = move as unknown as Record<string, unknown>;
  return expects.some((kind) => Object.entries(kind).every(([field, value]) => fields[field] === value));
}

/** Where a lesson goes on that was left after so many moves: what has been shown in parts is not shown in parts again. */
export function stepAfter(steps: readonly Pick<LessonStep, "expects" | "is_held">[], moves: number): number {
  if (moves === 0) return 0;
  let made = 0;
  let at = 0;
  while (at < steps.length && made < moves) made += steps[at++]!.expects.length > 0 ? 1 : 0;
  while (at < steps.length && steps[at]!.is_held) at += 1;
  return made < moves ? steps.length : at;
}
