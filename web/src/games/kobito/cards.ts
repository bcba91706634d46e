/** The cards on the stage: what lies where in a view, and which card of the last view each one was. */
import type { Wanted } from "../../stage/track";
import type { AnyEvent, KobitoEvent, KobitoPlace, KobitoView } from "../../wire";
import { arc, rows, type Spot } from "./geometry";
import { lowestAt, rainbowAt, studioOf } from "./rainbows";

export type Face =
  | { kind: "card"; code: string }
  | ({ kind: "place"; index: number; mood: Mood } & KobitoPlace & Pick<Spot, "wedge" | "breadth" | "turn">)
  | { kind: "pot"; value: number; need: number; mood: Mood };

/** A lone place that must go on trembles; a finished rainbow shines. */
export type Mood = "calm" | "trembles" | "shines";

export interface Card extends Wanted<Face> {
  code: string;
}

type Laid = Omit<Card, "id">;

function isOfKobito(event: AnyEvent): event is KobitoEvent {
  return "type" in event;
}

/** Everything that a reader sees as a picture: pots, gold rainbows, the own studio and hand. */
export function lay(view: KobitoView, you: number | null): Laid[] {
  const laid: Laid[] = [];
  view.gold.forEach((gold, slot) => {
    if (gold === null) return;
    const name = `G${slot + 1}`;
    const { value, need, rainbow } = gold;
    const mood = rainbow.length >= need ? "shines" : "calm";
    laid.push({ slot: `pot:${name}`, zone: `pot:${name}`, code: `pot ${value} ${need}`, face: { kind: "pot", value, need, mood } });
    laid.push(...band(name, rainbow, arc(Math.max(need, rainbow.length)), mood));
  });
  if (you === null) return laid;
  view.studios[you]?.forEach((rainbow, slot) => {
    const name = `S${slot + 1}`;
    laid.push(...band(name, rainbow, rows(rainbow.length), view.dissolving === name && view.to_act === you ? "trembles" : "calm"));
  });
  view.hand?.forEach((code, index) => laid.push({ slot: `hand:${index}`, zone: "hand", code, face: { kind: "card", code } }));
  return laid;
}

function band(name: string, rainbow: readonly KobitoPlace[], spots: Spot[], mood: Mood): Laid[] {
  return rainbow.map((place, index) => {
    const { wedge, breadth, turn } = spots[index]!;
    const face: Face = { kind: "place", index, mood, ...place, wedge, breadth, turn };
    return { slot: `${name}:${index}`, zone: name, code: place.kobito ? "K" : String(place.number), face };
  });
}

let lastId = 0;

/** Which card is which: those that stayed, those that moved, and new ones with the slot they come from. */
export function follow(before: readonly Card[], laid: readonly Laid[], events: readonly AnyEvent[], you: number | null): Card[] {
  const cleared = new Set(events.flatMap((event) => (event.type === "gold_won" ? [event.slot, `pot:${event.slot}`] : [])));
  const free = new Set(before.filter((card) => !cleared.has(card.zone)));
  const ids: (string | undefined)[] = laid.map(() => undefined);
  const passes: ((card: Card, want: Laid) => boolean)[] = [
    (card, want) => card.slot === want.slot && card.code === want.code,
    (card, want) => card.zone === want.zone && card.code === want.code,
    (card, want) => card.code === want.code,
  ];
  for (const fits of passes) {
    laid.forEach((want, index) => {
      if (ids[index] !== undefined) return;
      for (const card of free) {
        if (!fits(card, want)) continue;
        ids[index] = card.id;
        free.delete(card);
        return;
      }
    });
  }
  return laid.map((want, index) => {
    const id = ids[index];
    return id !== undefined ? { ...want, id } : { ...want, id: String((lastId += 1)), from: origin(want, events, you) };
  });
}

/** The slot that a studio rainbow flies from or to: the own easel, or the line of another seat. */
function studioSlot(name: string, owner: number, you: number | null): string {
  const studio = studioOf(name, owner);
  if (studio === null) return name;
  return studio.seat === you ? `easel:S${studio.slot + 1}` : `line:${studio.seat}:${studio.slot}`;
}

function origin(card: Laid, events: readonly AnyEvent[], you: number | null): string | undefined {
  if (card.zone.startsWith("pot")) return "gold-deck";
  if (card.zone === "hand") {
    const swap = events.find((event) => event.type === "kobito_exchanged" && card.code === "K");
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
