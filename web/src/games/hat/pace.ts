/** How long a look at each update takes, and the line of each seat at the end. */
import { t } from "../../text.svelte";
import type { AnyEvent, HatMove, HatView } from "../../wire";
import type { Play } from "../play";

export type HatPlay = Play<HatView, HatMove>;

/** The last reveal of a round has no stage of its own, so it is given time here. */
export function pace(events: readonly AnyEvent[]): number {
  const types = new Set<string>(events.map(({ type }) => type));
  if (types.has("round_ended")) return types.has("gift_refused") ? 13 : 3;
  if (types.has("gift_refused") || types.has("gift_turned_down")) return 3.5;
  if (types.has("gift_claimed")) return 3;
  return types.has("gift_shown") ? 2 : 0;
}

export function tally(view: HatView, seat: number): string {
  return t("hat-table-penalties", { penalties: view.penalties[seat].length });
}
