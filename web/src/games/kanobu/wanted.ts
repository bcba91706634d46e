/** A view and the events that led to it, as pictures on the stage. */
import type { Picture, Wanted } from "../../stage/track";
import type { AnyEvent, KanobuCardCancelled, KanobuEvent, KanobuView } from "../../wire";
import { bareOf, sorted } from "./face";
import { BACKS, NOWHERE, SHOWN, backSlot, handSlot, openSlot, pileSlot } from "./slots";

/** What a picture shows. */
export interface Look {
  /** empty for a back */
  card: string;
  dim: boolean;
  fits: boolean;
}

/** What the reader's own hand is doing, and what is still to be seen of the last move. */
export interface Held {
  /** the slot of the card that is lifted */
  lifted: string | null;
  /** the slot of the card that was just sent to the pile */
  sent: string | null;
  /** cards of the hand that may be played */
  playable: ReadonlySet<string>;
  /** is it the reader's move? Then cards that do not fit are dim */
  isMine: boolean;
  /** a Cancel that is still on the pile for a moment */
  cancelled: KanobuCardCancelled | null;
}

export type Events = readonly KanobuEvent[];

/** The events of the game among those of the table. */
export function gameEvents(events: readonly AnyEvent[]): Events {
  return events as Events;
}

const plain = (card: string): Look => ({ card, dim: false, fits: false });

/** The cards of the pile that are drawn, from below, with their places counted from the bottom. */
export function pileShown(view: KanobuView, cancelled: KanobuCardCancelled | null): { index: number; card: string }[] {
  const gone = cancelled === null ? [] : [cancelled.removed, cancelled.cancel].filter((card) => card !== "");
  const all = [...view.pile, ...gone].map((card, index) => ({ index, card }));
  return all.slice(-SHOWN);
}

/** Where the card came from that a seat has just laid. */
function origin(view: KanobuView, card: string, events: Events): string | undefined {
  for (const event of events) {
    if (event.type === "card_played" || event.type === "card_paid") {
      if (event.card === card) return fromHand(view, event.seat, card);
    } else if (event.type === "card_cancelled" && event.cancel === card) return fromHand(view, event.seat, card);
    else if (event.type === "game_began") return "deck";
  }
  return undefined;
}

function fromHand(view: KanobuView, seat: number, card: string): string {
  if (seat !== view.seat) return backSlot(seat, view.sizes[seat]);
  return handSlot(card, (view.hand ?? []).filter((held) => held === card).length);
}

/** Backs that fly to a seat that has more cards than are drawn there. */
function flights(view: KanobuView, events: Events): Wanted<Look>[] {
  return events.flatMap((event) => {
    if (event.type !== "drew_cards" || event.seat === view.seat) return [];
    const hidden = Math.min(event.number, Math.max(0, view.sizes[event.seat] - BACKS), 3);
    return Array.from({ length: hidden }, (_, index) => ({
      slot: backSlot(event.seat, BACKS - 1 - index),
      zone: "flight",
      id: `flight-${view.made}-${event.seat}-${index}`,
      face: plain(""),
      from: "deck",
    }));
  });
}

export function wantedOf(view: KanobuView, events: Events, held: Held): Wanted<Look>[] {
  const wanted: Wanted<Look>[] = [];
  view.sizes.forEach((size, seat) => {
    if (seat === view.seat) return;
    for (let index = 0; index < Math.min(size, BACKS); index += 1) {
      wanted.push({ slot: backSlot(seat, index), zone: `seat-${seat}`, id: "", face: plain(""), from: "deck" });
    }
  });
  wanted.push(...flights(view, events));
  for (const { index, card } of pileShown(view, held.cancelled)) {
    const id = bareOf(card);
    wanted.push({ slot: pileSlot(index), zone: "pile", id, face: plain(card), from: origin(view, id, events) });
  }
  view.open.forEach((card, index) => {
    wanted.push({ slot: openSlot(index), zone: "open", id: card, face: plain(card), from: "deck" });
  });
  for (const { card, copy } of sorted(view.hand ?? [])) wanted.push(inHand(view, card, copy, held));
  return wanted;
}

function inHand(view: KanobuView, card: string, copy: number, held: Held): Wanted<Look> {
  const slot = handSlot(card, copy);
  if (slot === held.sent) return { slot: pileSlot(view.pile.length), zone: "pile", id: card, face: plain(card) };
  const fits = held.isMine && held.playable.has(card);
  const face = { card, dim: held.isMine && !fits, fits };
  return { slot, zone: "hand", id: card, face, from: "deck", lift: slot === held.lifted };
}

/** Where a picture goes that is no longer wanted. */
export function exitOf(picture: Picture<Look>, view: KanobuView, events: Events): string {
  const taken = events.find((event) => event.type === "star_card_taken");
  if (picture.zone === "open") {
    const isTaken = taken !== undefined && taken.card === picture.id && taken.seat !== view.seat;
    return isTaken ? backSlot(taken.seat, view.sizes[taken.seat] - 1) : "deck";
  }
  const goesUnder = events.some(({ type }) => type === "deck_rebuilt" || type === "card_cancelled");
  return picture.zone === "pile" && goesUnder ? "deck" : NOWHERE;
}
