/** How long an update takes to look at, in travel times. */
import type { AnyEvent, KanobuEvent } from "../../wire";

const TIMES: Partial<Record<KanobuEvent["type"], number>> = {
  game_began: 3,
  card_played: 2.6,
  card_paid: 1.6,
  cards_drawn: 1.4,
  drew_cards: 1.6,
  card_kept: 0.6,
  turn_passed: 1.2,
  demand_made: 1,
  demand_accepted: 1,
  direction_turned: 0.8,
  colour_named: 1.6,
  card_cancelled: 4.2,
  star_opened: 3,
  star_card_played: 2.4,
  star_card_taken: 2.4,
  deck_rebuilt: 1.5,
  game_ended: 1,
};

/** The reader's own moves need no second look, but a Cancel has its way to go. */
function timeOf(event: KanobuEvent, you: number | null): number {
  const time = TIMES[event.type] ?? 0;
  const isOwn = you !== null && "seat" in event && event.seat === you && event.type !== "card_cancelled";
  return isOwn ? Math.min(time, 1.2) : time;
}

export function pace(events: readonly AnyEvent[], you: number | null): number {
  return events.reduce((sum, event) => sum + timeOf(event as KanobuEvent, you), 0);
}
