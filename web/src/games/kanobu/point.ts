/** A move of Kanobu in words, and where on the table it is made. */
import { t } from "../../text.svelte";
import type { KanobuMove, KanobuView } from "../../wire";
import type { Play, PointedOut } from "../play";
import { handSlot, openSlot } from "./slots";
import { cardName, colourName } from "./words";

/** What accepting a demand costs. */
export function acceptance({ demand, prompt }: KanobuView, names: readonly string[]): string {
  if (demand === null) return "";
  return t(`kanobu-do-${prompt.code === "chance" ? "three" : prompt.code}`, { amount: demand.amount, by: names[demand.by] ?? "" });
}

export function pointOut(move: KanobuMove, { view, names }: Pick<Play<KanobuView, KanobuMove>, "view" | "names">): PointedOut {
  switch (move.type) {
    case "play":
      return { text: t(view.phase === "PAY" ? "kanobu-do-pay" : "kanobu-do-play", { card: cardName(move.card) }), at: [slot(handSlot(move.card, 0))] };
    case "draw":
      return { text: t("kanobu-do-draw"), at: ['[data-help="deck"]'] };
    case "pass":
      return { text: view.drawn === null ? t("kanobu-do-pass") : t("kanobu-do-keep", { card: cardName(view.drawn) }), at: ['[data-move="pass"]'] };
    case "accept":
      return { text: acceptance(view, names), at: ['[data-move="accept"]'] };
    case "colour":
      return { text: t("kanobu-do-colour", { colour: colourName(move.colour) }), at: [`[data-move="colour-${move.colour}"]`] };
    case "star_play":
    case "star_take":
      return { text: t(move.type === "star_play" ? "kanobu-do-star-play" : "kanobu-do-star-take", { card: cardName(view.open[move.slot - 1] ?? "") }), at: [slot(openSlot(move.slot - 1))] };
  }
}

function slot(name: string): string {
  return `[data-slot="${name}"]`;
}
