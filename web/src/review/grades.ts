/** How good moves were: which grades are slips, and the sign of each, which tells them apart without a colour. */
import type { ReviewedDecision } from "../wire";

export type Grade = ReviewedDecision["grade"];

export const GRADES: readonly Grade[] = ["best", "good", "inaccurate", "mistake", "blunder"];
export const SIGNS: Readonly<Record<Grade, string>> = { best: "★", good: "✓", inaccurate: "?!", mistake: "?", blunder: "??" };
const SLIPS: ReadonlySet<Grade> = new Set<Grade>(["inaccurate", "mistake", "blunder"]);

/** Did the move give something away that is worth a look? */
export function isSlip({ grade }: Pick<ReviewedDecision, "grade">): boolean {
  return SLIPS.has(grade);
}
