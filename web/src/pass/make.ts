/** A table for people who pass one device round. */
import { createTable, seatBeside } from "../api";
import { mySeat } from "../seats";
import { lookAt } from "../socket";
import type { SeriesLength } from "../series.svelte";
import type { GameInfo } from "../wire";
import { keepShared, type Person } from "./shared";

/** Names as the server compares them: close enough to tell people in good time. */
export function sameNames(names: readonly string[]): boolean {
  const plain = names.map((name) => name.trim().toLocaleLowerCase());
  return new Set(plain).size < plain.length;
}

/**
 * Make the table and seat everybody; the first person is its host. There is no clock, since the device is still on its way when a
 * turn begins, and no chat, since everybody is in the room. Throws ApiError.
 */
export async function onOneDevice({ name: game, level }: GameInfo, names: readonly string[], bots: number, series: SeriesLength): Promise<string> {
  const [first, ...others] = names.map((name) => name.trim());
  const { code } = await createTable({ game, name: first, seats: names.length + bots, pace: "none", chat: "off", series });
  const secrets = [mySeat(code)!.secret];
  for (const name of others) secrets.push((await seatBeside(code, name)).secret);
  // The table may spell a name otherwise; nobody else can have sat down at a table that nobody knows.
  const { seats } = await lookAt(code);
  const people: Person[] = secrets.map((secret, seat) => ({ name: seats[seat]!.name, secret }));
  keepShared({ code, game, people, bots: Array.from({ length: bots }, () => level) });
  return code;
}
