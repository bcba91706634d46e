/** What a thing on Kobito's table is, and where a card of one's own may go now. */
import { t } from "../../text.svelte";
import type { KobitoView } from "../../wire";
import type { FirstLabel, Help } from "../play";
import type { KobitoPlay } from "./board.svelte";
import { endsOf, nameOf, rainbowAt } from "./rainbows";
import { targetsOf } from "./targets";
import { cardName, placeName, placesName, rainbowName } from "./words";

/** `what` is a data-slot of the stage, or a data-help: `rainbow:G1`, `easel:S1`, `minimum`. */
export function help(what: string, play: KobitoPlay): Help | null {
  const [kind, name = "", last = ""] = what.split(":");
  const { view } = play;
  switch (kind) {
    case "hand":
      return aboutCard(Number(name), play);
    case "pot":
    case "rainbow":
      return aboutGold(name, view, kind);
    case "easel":
      return aboutEasel(name, view);
    case "line":
      return { title: rainbowName(nameOf(Number(name), Number(last), null), play.names), lines: [placesName(view.studios[Number(name)]?.[Number(last)] ?? []), t("kobito-help-others")], clause: "K43" };
    case "seat":
      return { title: play.names[Number(name)] ?? "", lines: [t("kobito-hand-size", { number: view.hand_sizes[Number(name)] ?? 0 }), t("kobito-help-hand-size")], clause: "K35" };
    case "pile":
      return { title: t("kobito-help-pile-title", { name: play.names[Number(name)] ?? "" }), lines: aboutPile(Number(name), view), clause: "K51" };
    case "minimum":
      return { title: t("kobito-played", { done: view.done, minimum: view.minimum }), lines: [t("kobito-help-minimum")], clause: "K11" };
    case "deck":
      return { title: t("kobito-deck", { number: view.deck }), lines: [t("kobito-help-deck")], clause: "K35" };
    case "gold-deck":
      return { title: t("kobito-gold-deck", { number: view.gold_deck }), lines: [t("kobito-help-gold-deck")], clause: "K50", more: allPots() };
    case "discard":
      return { title: t("kobito-discard", { number: view.discard_size }), lines: [t("kobito-help-discard")], clause: "K34" };
    default:
      return aboutPlace(kind!, Number(name), play);
  }
}

function allPots(): Help["more"] {
  return { clause: "K1", label: t("kobito-help-all-gold") };
}

function aboutCard(index: number, { view }: KobitoPlay): Help | null {
  const card = view.hand?.[index];
  if (card === undefined) return null;
  const kind = card === "K" ? "kobito" : card === "R" ? "replacement" : "number";
  const lines = [t(`kobito-help-${kind}`, { number: card })];
  if (view.to_act === view.seat) lines.push(placesOf(view, index, card));
  return { title: cardName(card), lines, clause: { kobito: "K36", replacement: "K44", number: "K8" }[kind] };
}

/** Where a card may go, from the moves of the view. */
function placesOf(view: KobitoView, index: number, card: string): string {
  const targets = targetsOf(view, { from: "hand", index, card });
  const places = [...targets.keys()].flatMap((address) => placeOf(view, address) ?? []);
  return places.length === 0 ? t("kobito-help-nowhere") : t("kobito-help-fits", { places: [...new Set(places)].join(", ") });
}

function placeOf(view: KobitoView, address: string): string | null {
  const [kind, name, last] = address.split(":") as [string, string, string];
  switch (kind) {
    case "end":
      return t("kobito-help-fits-end", { rainbow: name, end: last });
    case "at":
      // Another studio is told by its seat's address as well; the place says enough.
      return t("kobito-help-fits-place", { rainbow: name.split(".").at(-1)!, number: rainbowAt(view, name, view.seat ?? 0)[Number(last)]?.number ?? 0 });
    case "hand":
      return t("kobito-help-fits-start", { card: cardName(view.hand?.[Number(name)] ?? "") });
    case "pay":
      return t("kobito-help-fits-pay");
    default:
      return null;
  }
}

function ends(view: KobitoView, name: string): string {
  const [owner, wanted] = [view.seat ?? 0, endsOf(view, name, view.seat ?? 0)];
  return t("kobito-help-ends", { places: placesName(rainbowAt(view, name, owner)), low: wanted?.low ?? 0, high: wanted?.high ?? 0 });
}

function aboutGold(name: string, view: KobitoView, kind: "pot" | "rainbow"): Help | null {
  const gold = view.gold[Number(name[1]) - 1];
  if (!gold) return null;
  const { value, need, rainbow } = gold;
  if (kind === "pot") return { title: t("kobito-help-pot-title", { slot: name, value }), lines: [t("kobito-help-pot", { value, need })], clause: "K31", more: allPots() };
  return { title: t("kobito-help-gold-title", { slot: name, length: rainbow.length, need }), lines: [ends(view, name), t("kobito-help-gold", { value, need })], clause: "K8" };
}

function aboutEasel(name: string, view: KobitoView): Help {
  const places = rainbowAt(view, name, view.seat ?? 0);
  const title = t("kobito-help-easel-title", { easel: Number(name[1]), name });
  if (places.length === 0) return { title, lines: [t("kobito-help-easel-empty")], clause: "K21" };
  return { title, lines: [ends(view, name), t("kobito-help-easel")], clause: "K25" };
}

/** A place of a rainbow, where it is more than a number. */
function aboutPlace(rainbow: string, index: number, { view, you }: KobitoPlay): Help | null {
  const place = rainbowAt(view, rainbow, you ?? 0)[index];
  if (place === undefined || (!place.kobito && place.pairs === 0)) return null;
  if (place.kobito) return { title: placeName(place), lines: [t("kobito-help-exchange", { number: place.number })], clause: "K40" };
  return { title: placeName(place), lines: [t("kobito-help-covered")], clause: "K48" };
}

function aboutPile(seat: number, view: KobitoView): string[] {
  const facts = [t("kobito-won", { number: view.won_sizes[seat] ?? 0 }), t("kobito-paid", { number: view.paid_sizes[seat] ?? 0 })];
  if (view.scores !== null) facts.unshift(t("kobito-points", { points: view.scores[seat] ?? 0 }));
  return [facts.join(", "), t("kobito-help-pile")];
}

export function labels({ view }: KobitoPlay): FirstLabel[] {
  const pot = view.gold.findIndex((gold) => gold !== null) + 1;
  return [
    { at: `[data-slot="pot:G${pot}"]`, text: t("kobito-label-pots") },
    { at: ".easel.S1", text: t("kobito-label-easels") },
    { at: ".mine .bar", text: t("kobito-label-bar") },
    { at: '[data-slot="deck"]', text: t("kobito-label-decks") },
    { at: ".others .seat", text: t("kobito-label-others") },
  ];
}
