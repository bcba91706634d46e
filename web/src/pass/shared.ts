/** Tables that several people play on this one device: everybody's secret, kept here and sent to nobody but the server. */
import type { GameName } from "../text.svelte";

export interface Person {
  /** as the table calls them; no two at a table have the same name */
  name: string;
  secret: string;
}

export interface Shared {
  code: string;
  game: GameName;
  people: Person[];
  /** bots that are still to sit down */
  bots: string[];
}

const KEY = "smallbox.shared";
/** Older tables than these are forgotten. */
const MOST = 12;

function read(): Shared[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Shared[]) : [];
  } catch {
    return [];
  }
}

function write(tables: Shared[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage the table holds as long as the page is open.
  }
}

export function sharedAt(code: string): Shared | null {
  return read().find((table) => table.code === code) ?? null;
}

export function keepShared(table: Shared): void {
  write([table, ...read().filter(({ code }) => code !== table.code)].slice(0, MOST));
}

export function dropShared(code: string): void {
  write(read().filter((table) => table.code !== code));
}
