/** Results by evening, as people remember them: what ends after midnight belongs to the day before. */
import type { GroupPlayer, GroupResult } from "../wire";

/** A new day begins at five in the morning, where the reader is. */
const DAY_BEGINS = 5;
/** What the server calls somebody who was erased. */
export const NOBODY = "—";

export interface Evening {
  /** noon of the day, in milliseconds */
  day: number;
  /** people who came, as they were met first */
  came: string[];
  results: GroupResult[];
}

/** Newest first, as the results come. */
export function evenings(results: readonly GroupResult[]): Evening[] {
  const found = new Map<number, Evening>();
  for (const result of results) {
    const day = dayOf(result.at);
    const evening = found.get(day) ?? { day, came: [], results: [] };
    found.set(day, evening);
    evening.results.push(result);
    for (const { name } of people(result.players)) if (!evening.came.includes(name)) evening.came.push(name);
  }
  return [...found.values()];
}

export function dayOf(at: number): number {
  const then = new Date(at);
  then.setHours(then.getHours() - DAY_BEGINS);
  return then.setHours(12, 0, 0, 0);
}

export function people(players: readonly GroupPlayer[]): GroupPlayer[] {
  return players.filter(({ name, level }) => level === null && name !== NOBODY);
}

/** The best first; where nobody won, as they sat. */
export function byPlace(players: readonly GroupPlayer[]): GroupPlayer[] {
  return [...players].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** Everybody of the group: members, and whoever played. */
export function everybody(members: readonly string[], played: readonly string[]): string[] {
  const known = new Set(played.map(likeness));
  return [...played, ...members.filter((name) => !known.has(likeness(name)))];
}

/** One person, however they spell their name; the server decides, this is for the list. */
export function likeness(name: string): string {
  return name.normalize("NFKC").toLocaleLowerCase();
}
