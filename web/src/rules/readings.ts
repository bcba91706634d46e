/** How we read the rules: what is printed, what we make of it and why, where the printed rules leave something open. */

/** The part that is the same in every language, from rulings.json. */
export interface Ruling {
  /** where it is marked: clauses, and rulings that the book has a section for */
  clauses: string[];
  /** the rulings of docs/rules that it tells of */
  rulings: string[];
  /** the options of the table that choose another reading */
  options: string[];
}

export interface Reading extends Ruling {
  id: string;
  /** the question that the printed rules leave open */
  title: string;
  printed: string;
  ours: string;
  why: string;
}

/** What is marked at a clause. */
export function readingsAt(readings: readonly Reading[], clause: string): Reading[] {
  return readings.filter(({ clauses }) => clauses.includes(clause));
}
