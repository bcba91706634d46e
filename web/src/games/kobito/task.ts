/** The one line above the table, how long events take to look at, and the line of each seat at the end. */
import { t } from "../../text.svelte";
import type { AnyEvent, KobitoView } from "../../wire";
import type { KobitoPlay } from "./board.svelte";

export function task({ view, you, names }: KobitoPlay): string {
  const { minimum, done, to_act } = view;
  if (to_act === null) return t("kobito-task-over");
  const owed = Math.max(0, minimum - done);
  if (to_act !== you) return t("kobito-task-wait", { name: names[to_act] ?? "", owed });
  if (view.dissolving !== null) return t("kobito-task-dissolve", { rainbow: view.dissolving });
  if (owed > 0 && canOnlyPay(view)) return t("kobito-task-pay", { owed });
  if (owed > 0) return t(done > 0 ? "kobito-task-more" : "kobito-task-play", { owed });
  return t(view.moves.length > 1 ? "kobito-task-free" : "kobito-task-end");
}

/** Is a card to be paid, with nothing to play instead? */
export function canOnlyPay({ moves }: KobitoView): boolean {
  return moves.some(({ type }) => type === "pay") && !moves.some(({ type }) => type === "play" || type === "start" || type === "replace");
}

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
