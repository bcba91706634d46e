/** How long events take to look at, and the line of each seat at the end. */
import { t } from "../../text.svelte";
import type { AnyEvent, KobitoView } from "../../wire";

/** In travel times. Of one's own moves one has seen the beginning. */
const PACES: Partial<Record<AnyEvent["type"], [own: number, other: number]>> = {
  card_played: [0.4, 3],
  rainbow_started: [0.4, 3],
  place_sent: [0.4, 2.6],
  kobito_exchanged: [0.4, 3],
  card_replaced: [0.4, 3],
  card_paid: [0.6, 3],
  gold_won: [2, 4.5],
  cards_drawn: [1.2, 1.2],
  drew_cards: [1, 1.2],
  turn_began: [0.5, 1],
};

export function pace(events: readonly AnyEvent[], you: number | null): number {
  let times = 0;
  for (const event of events) {
    const [own, other] = PACES[event.type] ?? [0, 0];
    times += "seat" in event && event.seat === you ? own : other;
  }
  return times;
}

export function tally(view: KobitoView, seat: number): string {
  const won = view.won?.[seat];
  const facts = { gold: view.won_sizes[seat] ?? 0, paid: view.paid_sizes[seat] ?? 0, coins: won?.reduce((sum, value) => sum + value, 0) ?? 0 };
  return t("kobito-tally", facts);
}
