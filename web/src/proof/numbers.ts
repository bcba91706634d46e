/**
 * The numbers that this browser gave to deals, and each deal as it was shown before any number was opened. A record that
 * fits them was not made up afterwards, whoever runs the server.
 */
import { random } from "../seats";
import type { TableInfo } from "../wire";
import { sealed } from "./seal";

/** A number that was given, by its hash or openly. */
export interface Given {
  nonce: string;
  commit: string;
  isOpen: boolean;
  /** the server took it: from then on its hash stands at our seat, or it was withdrawn */
  wasTaken: boolean;
}

/** All that a deal is made from but the numbers themselves. Seats are those of the game, without the empty ones. */
export interface Settled {
  game: string;
  rules: string;
  options: string;
  commits: string[];
  /** ours, null for who watches */
  seat: number | null;
}

/** What is known of the deals under one commitment of a table. */
export interface Kept {
  code: string;
  commitment: string;
  /** the last one counts */
  given: Given[];
  settled: Settled | null;
}

const KEY = "smallbox.numbers";
/** Older deals than these are forgotten. */
const MOST = 60;
/** Without storage the numbers hold as long as the page is open. */
let memory: Kept[] = [];

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(found) ? (found as Kept[]) : memory;
  } catch {
    return memory;
  }
}

/** What is kept of a deal, if anything. */
export function keptOf(code: string, commitment: string): Kept | null {
  return read().find((kept) => kept.code === code && kept.commitment === commitment) ?? null;
}

/** The commitments of a table under which this browser gave a number or saw a deal. */
export function keptCommitments(code: string): string[] {
  return read().flatMap((kept) => (kept.code === code ? [kept.commitment] : []));
}

function keep(kept: Kept): void {
  memory = [kept, ...read().filter(({ code, commitment }) => code !== kept.code || commitment !== kept.commitment)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // It stays in memory.
  }
}

function orNew({ code, commitment }: TableInfo): Kept {
  return keptOf(code, commitment) ?? { code, commitment, given: [], settled: null };
}

/** Choose a number for the next deal of a table and keep it. */
export function give(table: TableInfo, isOpen = false): Given {
  const nonce = random(16);
  const given = { nonce, commit: sealed(nonce), isOpen, wasTaken: false };
  const kept = orNew(table);
  keep({ ...kept, given: [...kept.given, given] });
  return given;
}

/** The server took a number, or did not: then it belongs to no deal. */
export function answered({ code, commitment }: TableInfo, { commit }: Given, isTaken: boolean): void {
  const kept = keptOf(code, commitment);
  if (kept === null) return;
  const given = kept.given.flatMap((each) => (each.commit !== commit ? [each] : isTaken ? [{ ...each, wasTaken: true }] : []));
  keep({ ...kept, given });
}

/** Call with every table that the server shows. */
export function see(table: TableInfo): void {
  if (table.commitment === "" || (table.phase !== "lobby" && table.phase !== "between")) return;
  const kept = orNew(table);
  if (kept.settled !== null) return;
  const mine = table.you === null ? "" : (table.seats[table.you]?.commit ?? "");
  // A number that no longer stands at our seat was withdrawn: it belongs to no deal.
  const given = kept.given.flatMap((each) => (each.commit === mine ? [{ ...each, wasTaken: true }] : each.wasTaken ? [] : [each]));
  // Kept once and never changed: what is shown after a number was opened proves nothing.
  const now = { ...kept, given, settled: settledBy(table) };
  if (now.settled !== null || JSON.stringify(given) !== JSON.stringify(kept.given)) keep(now);
}

function settledBy({ game, dealing, seats, you }: TableInfo): Settled | null {
  if (dealing === null) return null;
  const taken = seats.flatMap((seat, place) => (seat === null ? [] : [{ commit: seat.commit, place }]));
  const seat = taken.findIndex(({ place }) => place === you);
  return { game, rules: dealing.rules, options: dealing.options, commits: taken.map(({ commit }) => commit), seat: seat < 0 ? null : seat };
}

/** The number to open now, if the deal waits for ours and is still the one that was shown first. */
export function toOpen(table: TableInfo): string | null {
  const { dealing, you } = table;
  if (dealing === null || you === null || !dealing.awaits.includes(you)) return null;
  const kept = keptOf(table.code, table.commitment);
  if (kept === null || JSON.stringify(kept.settled) !== JSON.stringify(settledBy(table))) return null;
  return kept.given.find(({ commit }) => commit === table.seats[you]?.commit)?.nonce ?? null;
}
