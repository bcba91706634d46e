/** The one line above the table, and how long a look at each update takes. */
import { t } from "../../text.svelte";
import type { AnyEvent, HatMove, HatView } from "../../wire";
import type { Play } from "../play";

export type HatPlay = Play<HatView, HatMove>;

/** The table may not know each seat's name in a picture; then it is empty. */
export function task({ view, names, you }: HatPlay): string {
  const { phase, offer } = view;
  if (offer === null || phase === "OVER") return t(`hat-table-task-${phase.toLowerCase()}`);
  const facts = { giver: names[offer.giver], receiver: names[offer.receiver] };
  if (phase === "CLAIM") return t(offer.giver === you ? "hat-table-task-claim" : "hat-table-task-claim-other", facts);
  if (offer.receiver === you) return t("hat-table-task-answer", facts);
  return t(offer.giver === you ? "hat-table-task-answer-giver" : "hat-table-task-answer-other", facts);
}

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
