/** The one line above the table: what must I do, or whom do we wait for. */
import { t } from "../../text.svelte";
import type { KanobuMove, KanobuView } from "../../wire";
import type { Play } from "../play";
import { cardName, symbolName } from "./words";

type KanobuPlay = Play<KanobuView, KanobuMove>;

const RPS = /\.(Ro|Pa|Sc)$/;

export function task(play: KanobuPlay): string {
  const { view, you, names } = play;
  if (view.outcome !== null) return over(play);
  if (view.to_act === null) return "";
  return view.to_act === you ? mine(play) : waiting(view, names[view.to_act]);
}

function over({ view, you, names }: KanobuPlay): string {
  const { winners } = view.outcome!;
  if (you !== null && winners.includes(you)) return t("kanobu-task-won");
  return t("kanobu-task-over", { names: winners.map((seat) => names[seat]).join(", ") });
}

function mine({ view, names }: KanobuPlay): string {
  const has = (type: KanobuMove["type"]) => view.moves.some((move) => move.type === type);
  switch (view.phase) {
    case "DRAWN":
      return t(has("play") ? "kanobu-task-drawn-play" : "kanobu-task-drawn-keep", { card: cardName(view.drawn ?? "") });
    case "RESPOND":
      return asked(view, names);
    case "PAY":
      return t("kanobu-task-pay", { left: 3 - view.paid.length });
    case "STAR":
      return t("kanobu-task-star");
    case "COLOUR":
      return t("kanobu-task-colour");
    default:
      if (has("play")) return t(has("draw") ? "kanobu-task-turn" : "kanobu-task-turn-play");
      return t(has("draw") ? "kanobu-task-turn-draw" : "kanobu-task-turn-pass");
  }
}

/** How the price of each demand is told. */
export const PRICES: Record<string, string> = { Sk: "skip", "3": "three", "1": "all", "2": "all", Ch: "chance" };

function asked(view: KanobuView, names: readonly string[]): string {
  const { symbol, amount, by } = view.demand!;
  const cards = view.moves.flatMap((move) => (move.type === "play" ? [move.card] : []));
  const can = symbol === "Ch" && cards.some((card) => RPS.test(card)) ? "pay" : cards.length > 0 ? "yes" : "no";
  return t(`kanobu-task-${PRICES[symbol]}`, { amount, by: names[by], can });
}

function waiting(view: KanobuView, name: string): string {
  switch (view.phase) {
    case "DRAWN":
      return t("kanobu-task-wait-drawn", { name });
    case "RESPOND":
      return t("kanobu-task-wait-answer", { name, symbol: symbolName(view.demand!.symbol), amount: view.demand!.amount });
    case "PAY":
      return t("kanobu-task-wait-pay", { name });
    case "STAR":
      return t("kanobu-task-wait-star", { name });
    case "COLOUR":
      return t("kanobu-task-wait-colour", { name });
    default:
      return t("kanobu-task-wait", { name });
  }
}
