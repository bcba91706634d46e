/** The cards on the stage: what lies where in a view, where it comes from, and where it goes. */
import type { Wanted } from "../../stage/track";
import type { AnyEvent, KobitoEvent, KobitoPlace, KobitoView } from "../../wire";
import { arc, rows, type Spot } from "./geometry";
import { lowestAt, rainbowAt, studioOf } from "./rainbows";

export type Face =
  | { kind: "card"; code: string }
  | ({ kind: "place"; index: number; mood: Mood; isMarked?: boolean } & KobitoPlace & Pick<Spot, "wedge" | "breadth" | "turn">)
  | { kind: "pot"; value: number; need: number; mood: Mood };

/** A lone place that must go on trembles; a finished rainbow shines. */
export type Mood = "calm" | "trembles" | "shines";

/** What can be seen of a card is its code; where it comes from is told by the events. */
type Laid = Omit<Wanted<Face>, "from">;

function isOfKobito(event: AnyEvent): event is KobitoEvent {
  return "type" in event;
}

/** Everything that a reader sees as a picture, with the slot that each comes from if it was not there before. */
export function wantedOf(view: KobitoView, events: readonly AnyEvent[], you: number | null): Wanted<Face>[] {
  return lay(view, you).map((card) => ({ ...card, from: origin(card, events, you) }));
}

/** Pots, gold rainbows, the reader's studio and hand. */
function lay(view: KobitoView, you: number | null): Laid[] {
  const laid: Laid[] = [];
  view.gold.forEach((gold, slot) => {
    if (gold === null) return;
    const name = `G${slot + 1}`;
    const { value, need, rainbow } = gold;
    const mood = rainbow.length >= need ? "shines" : "calm";
    laid.push({ slot: `pot:${name}`, zone: `pot:${name}`, id: `pot ${value} ${need}`, face: { kind: "pot", value, need, mood } });
    laid.push(...band(name, rainbow, arc(Math.max(need, rainbow.length)), mood));
  });
  if (you === null) return laid;
  view.studios[you]?.forEach((rainbow, slot) => {
    const name = `S${slot + 1}`;
    laid.push(...band(name, rainbow, rows(rainbow.length), view.dissolving === name && view.to_act === you ? "trembles" : "calm"));
  });
  view.hand?.forEach((code, index) => laid.push({ slot: `hand:${index}`, zone: "hand", id: code, face: { kind: "card", code } }));
  return laid;
}

function band(name: string, rainbow: readonly KobitoPlace[], spots: Spot[], mood: Mood): Laid[] {
  return rainbow.map((place, index) => {
    const { wedge, breadth, turn } = spots[index]!;
    const face: Face = { kind: "place", index, mood, ...place, wedge, breadth, turn };
    return { slot: `${name}:${index}`, zone: name, id: place.kobito ? "K" : String(place.number), face };
  });
}

/** The zones that a win has cleared: a new start card is not the one that lay there. */
export function clearedBy(events: readonly AnyEvent[]): string[] {
  return events.flatMap((event) => (event.type === "gold_won" ? [event.slot, `pot:${event.slot}`] : []));
}

/** The slot that a studio rainbow flies from or to: your easel, or the line of another seat. */
function studioSlot(name: string, owner: number, you: number | null): string {
  const studio = studioOf(name, owner);
  if (studio === null) return name;
  return studio.seat === you ? `easel:S${studio.slot + 1}` : `line:${studio.seat}:${studio.slot}`;
}

function origin(card: Laid, events: readonly AnyEvent[], you: number | null): string | undefined {
  if (card.zone.startsWith("pot")) return "gold-deck";
  if (card.zone === "hand") {
    const swap = events.find((event) => event.type === "kobito_exchanged" && card.id === "K");
    return swap?.type === "kobito_exchanged" ? studioSlot(swap.at, swap.seat, you) : "deck";
  }
  // A rainbow that was won begins anew, whatever was laid before.
  if (events.some((event) => event.type === "start_card_turned_up" && event.slot === card.zone)) return "deck";
  for (const event of events.filter(isOfKobito)) {
    if (event.type === "place_sent" && event.to === card.zone) return studioSlot(event.rainbow, event.seat, you);
    if (event.type === "card_played" && "to" in event && event.to === card.zone && event.seat !== you) return `seat:${event.seat}`;
    if (event.type === "kobito_exchanged" && event.seat !== you) return `seat:${event.seat}`;
  }
  return undefined;
}

/** Where a card goes that is seen no longer. */
export function exitOf(card: { zone: string; slot: string; face: Face }, events: readonly AnyEvent[], view: KobitoView, you: number | null): string | undefined {
  for (const event of events.filter(isOfKobito)) {
    switch (event.type) {
      case "gold_won":
        if (card.zone.endsWith(event.slot) || card.zone === "hand" || card.zone.startsWith("S")) return `pile:${event.seat}`;
        break;
      case "card_paid":
        if (card.zone === "hand" && event.seat === you) return `pile:${event.seat}`;
        break;
      case "kobito_exchanged":
        return event.seat === you ? studioSlot(event.at, event.seat, you) : `seat:${event.seat}`;
      case "card_replaced":
        if (card.zone === "hand" && event.seat === you) return replacedAt(view, event.at, event.number, you);
        break;
    }
  }
  return undefined;
}

function replacedAt(view: KobitoView, name: string, number: number, you: number): string {
  const studio = studioOf(name, you);
  if (studio !== null && studio.seat !== you) return studioSlot(name, you, you);
  return `${name}:${lowestAt(rainbowAt(view, name, you), number)}`;
}
