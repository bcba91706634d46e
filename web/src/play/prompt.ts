/** The one line of a table: what the engine says is to be done, or that a game which was broken off is over. */
import type { GameTable } from "../games/play";
import type { LiveTable } from "../table.svelte";
import { sayPrompt, t } from "../text.svelte";

export function promptOf({ onScreen: { table, view, names } }: LiveTable, { name, describe }: GameTable): string {
  if (table?.phase === "over" && view.to_act !== null) return t("prompt-over");
  return sayPrompt(name, view.prompt, names, describe);
}
