/** The games of this build: every folder here is one, and nobody lists them. */
import type { GameName } from "../text.svelte";
import type { GameBox } from "./box";
import generic from "./generic";

const found = import.meta.glob<GameBox>("./*/index.ts", { eager: true, import: "default" });
const boxes = new Map(Object.entries(found).map(([path, box]) => [path.split("/")[1]!, box]));
boxes.delete("generic");

/** The games that have a room of their own. */
export const built: readonly GameName[] = [...boxes.keys()];

/** A game's box; a neutral one, with the generic table in it, for a game that this build does not know. */
export function boxOf(game: GameName): GameBox {
  return boxes.get(game) ?? generic;
}
