/** What a thing on Kanobu's table is, and whether a card of one's own fits now. */
import { t } from "../../text.svelte";
import type { KanobuView } from "../../wire";
import type { FirstLabel, Help } from "../play";
import { CLAUSES } from "./clauses";
import { bareOf, faceOf } from "./face";
import type { KanobuPlay } from "./holding.svelte";
import { cardName, colourName } from "./words";

/** `what` is a data-slot of the stage, or a data-help: `demand`, `ring`, `named`, `payment`. */
export function help(what: string, play: KanobuPlay): Help | null {
  const { view } = play;
  const [kind, name = ""] = what.split("-");
  switch (kind) {
    case "hand":
      return aboutHand(name, view);
    case "pile":
      return aboutPile(Number(name), view);
    case "open":
      return view.open[Number(name)] === undefined ? null : about(view.open[Number(name)]!, t("kanobu-help-open"));
    case "seat":
      return { title: t("kanobu-seat", { name: play.names[Number(name)] ?? "", number: view.sizes[Number(name)] ?? 0 }), lines: [t("kanobu-help-seat")], clause: "C5" };
    case "deck":
      return { title: t("kanobu-deck", { number: view.deck }), lines: [t("kanobu-help-deck")], clause: "C7", more: { clause: "C1", label: t("kanobu-help-pack") } };
    case "ring":
      return { title: t("kanobu-direction", { clockwise: view.clockwise ? "yes" : "no" }), lines: [t("kanobu-help-ring")], clause: "C22" };
    case "named":
      return aboutNamed(view);
    case "demand":
      return aboutDemand(play);
    case "payment":
      return { title: t("kanobu-paid"), lines: [t("kanobu-pay-left", { left: 3 - view.paid.length }), t("kanobu-about-Ch")], clause: "C25" };
    default:
      return null;
  }
}

function about(card: string, ...more: string[]): Help {
  const { symbol, colours } = faceOf(bareOf(card));
  const colour = colours[0] === "P" ? [t("kanobu-help-purple")] : colours.length === 2 ? [t("kanobu-help-two")] : [];
  return { title: cardName(card), lines: [t(`kanobu-about-${symbol}`), ...colour, ...more], clause: CLAUSES[symbol]! };
}

function aboutHand(card: string, view: KanobuView): Help | null {
  if (view.hand?.includes(card) !== true) return null;
  if (view.to_act !== view.seat) return about(card);
  const fits = view.moves.some((move) => move.type === "play" && move.card === card);
  return about(card, t(fits ? "kanobu-help-fits" : "kanobu-help-fits-not"));
}

function aboutPile(index: number, view: KanobuView): Help | null {
  const top = view.pile.at(-1);
  // The cards below the top do nothing any more, and the next place is still empty.
  if (top === undefined || index !== view.pile.length - 1) return null;
  const { named } = faceOf(top);
  return about(top, ...(named ? [t("kanobu-pile-named", { card: cardName(top), colour: colourName(named) })] : []));
}

function aboutNamed(view: KanobuView): Help | null {
  const named = faceOf(view.pile.at(-1) ?? ".").named;
  return named ? { title: colourName(named), lines: [t("kanobu-about-Co")], clause: "C12" } : null;
}

function aboutDemand({ view, names }: KanobuPlay): Help | null {
  const { demand, to_act } = view;
  if (demand === null || to_act === null) return null;
  const { symbol, amount, by } = demand;
  return { title: t("kanobu-demand", { by: names[by] ?? "", name: names[to_act] ?? "", symbol: t(`kanobu-symbol-${symbol}`), amount }), lines: [t(`kanobu-about-${symbol}`)], clause: CLAUSES[symbol]! };
}

export function labels(): FirstLabel[] {
  return [
    { at: "button.pile", text: t("kanobu-label-pile") },
    { at: "button.deck", text: t("kanobu-label-deck") },
    { at: ".seats li", text: t("kanobu-label-seats") },
    { at: ".me", text: t("kanobu-label-hand") },
  ];
}
