/** Which games have a first lesson, as far as the server has said it. */
import { gamesHere } from "../games/list.svelte";
import type { GameName } from "../text.svelte";
import { FIRST } from "./lesson.svelte";

export function taught(): readonly GameName[] {
  return gamesHere()?.filter(({ lessons }) => lessons.includes(FIRST)).map(({ name }) => name) ?? [];
}
