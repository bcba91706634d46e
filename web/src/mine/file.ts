/** All that is kept here of one's games, as a file: to look into, to keep, or for another device. No secret is in it. */
import { mySeats } from "../seats";
import { save } from "../ui/save";
import { gameOf, keepGames, MOST, myGames, type MyGame } from "./kept";

const FORMAT = "smallbox-games";
/** Grows when what is written means something else; see docs/my-games.md. */
export const VERSION = 1;
/** A larger file is none of ours. */
const MOST_BYTES = 2_000_000;

export function writeFile(now: Date): string {
  // Seats go to another device by their one-time codes: their secrets stay here.
  const tables = mySeats().map(({ code, game, at, over }) => ({ code, game, at, over }));
  return JSON.stringify({ format: FORMAT, version: VERSION, exported: now.toISOString(), games: myGames(), tables }, null, 1);
}

/** The games in a file, or why there are none. */
export function readFile(text: string): MyGame[] | "not-ours" | "newer" {
  let found: { format?: unknown; version?: unknown; games?: unknown } | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return "not-ours";
  }
  if (typeof found !== "object" || found === null || found.format !== FORMAT || !Array.isArray(found.games)) return "not-ours";
  if (typeof found.version !== "number" || found.version > VERSION) return "newer";
  return found.games.slice(0, MOST).flatMap((game) => gameOf(game) ?? []);
}

/** Take over the games of a file that another device has written; how many there were. */
export async function takeFile(file: Blob): Promise<number | "not-ours" | "newer"> {
  const games = file.size > MOST_BYTES ? "not-ours" : readFile(await file.text());
  if (typeof games === "string") return games;
  keepGames(games);
  return games.length;
}

/** Hand the file to the reader. */
export function download(now: Date): void {
  save(new Blob([writeFile(now)], { type: "application/json" }), `smallbox-games-${now.toISOString().slice(0, 10)}.json`);
}
