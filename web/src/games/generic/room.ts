/** The room of a game that has none of its own. */
import type { GameName } from "../../text.svelte";
import type { GameTable } from "../play";

export function roomOf(name: GameName): GameTable {
  throw new Error(`no room for ${name}`);
}
