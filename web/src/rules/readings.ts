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

/** A figure that surely differs: in parts of what it was, in percentage points, or as it is; with its 95 % interval. */
export interface Change {
  figure: string;
  unit: "scaled" | "points" | "plain";
  by: { value: number; low: number; high: number };
}

/** What another reading changed in games among bots. */
export interface Measured {
  /** the options, as they are written */
  opt: string;
  players: number;
  games: number;
  level: string;
  sure: Change[];
  /** figures without a clear difference */
  unsure: string[];
}

export interface Reading extends Ruling {
  id: string;
  /** the question that the printed rules leave open */
  title: string;
  printed: string;
  ours: string;
  why: string;
  measured: Measured[];
}

/** The part of rulebook/measured.json that is told beside a reading. */
export interface Report {
  bots: string[];
  opt: string[];
  compared: (Omit<Measured, "opt" | "level"> & { variant: number })[];
}

/** What was measured of the options of one reading. */
export function measuredOf(report: Report, options: readonly string[]): Measured[] {
  return report.compared.flatMap(({ variant, players, games, sure, unsure }) => {
    const opt = report.opt[variant]!;
    const isOurs = opt.split(" ").every((each) => options.includes(each.split("=")[0]!));
    return isOurs ? [{ opt, players, games, level: report.bots[0]!, sure, unsure }] : [];
  });
}

/** What is marked at a clause. */
export function readingsAt(readings: readonly Reading[], clause: string): Reading[] {
  return readings.filter(({ clauses }) => clauses.includes(clause));
}
