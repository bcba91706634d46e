/** The seats of this browser: a secret for each table, kept here and sent to nobody but the server. */
import type { GameName } from "./text.svelte";

export interface MySeat {
  code: string;
  secret: string;
  game: GameName;
  /** when the table was last open here, in milliseconds */
  at: number;
  /** the game is over */
  over: boolean;
  /** the server tells this browser of its turns there, by push */
  push?: boolean;
  /** the last game of the table that the server has told the result of */
  known?: number;
}

export const SEATS = "smallbox.seats";
/** Older seats than these are forgotten. */
const MOST = 40;

export function mySeats(): MySeat[] {
  try {
    const found = JSON.parse(localStorage.getItem(SEATS) ?? "[]") as MySeat[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function mySeat(code: string): MySeat | undefined {
  return mySeats().find((seat) => seat.code === code);
}

/** Keep a seat, as the newest. */
export function keepSeat(seat: MySeat): void {
  write([seat, ...mySeats().filter(({ code }) => code !== seat.code)].slice(0, MOST));
}

/** Note whether the server tells this browser of its turns at a table. */
export function keepPush(code: string, push: boolean): void {
  noteSeats((seat) => (seat.code === code ? { push } : {}));
}

/** Note something at seats; their order stays. */
export function noteSeats(note: (seat: MySeat) => Partial<MySeat>): void {
  write(mySeats().map((seat) => ({ ...seat, ...note(seat) })));
}

/** Forget the seat of this browser at a table. */
export function dropSeat(code: string): void {
  write(mySeats().filter((seat) => seat.code !== code));
}

function write(seats: MySeat[]): void {
  try {
    localStorage.setItem(SEATS, JSON.stringify(seats));
  } catch {
    // Without storage a seat holds as long as the page is open.
  }
}

/** Hexadecimal digits nobody can guess; works on plain http too. */
export function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newSecret(): string {
  return random(24);
}
