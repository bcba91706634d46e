/** Zones and the events that led to them, as pictures on the stage. */
import type { Picture, Wanted } from "../../stage/track";
import type { AnyEvent } from "../../wire";
import type { Choice } from "./choice.svelte";
import { all, shownOf, slotOf, type Layout, type Zone } from "./zones";

/** What a picture shows; an empty card is a back. */
export interface Look {
  card: string;
  fits: boolean;
  dim: boolean;
  ring: boolean;
}

export interface Shown {
  opened: ReadonlySet<string>;
  /** how many cards of a long zone in the middle are shown */
  most: number;
  you: number | null;
  choice: Pick<Choice, "index" | "isMine" | "fits">;
  /** where in the hand the keyboard is */
  focused: number | null;
  /** may a card be followed from place to place? Not where remembering is the game */
  isFollowed: boolean;
}

/** How many cards of a long zone before a seat are shown. */
const MOST_OF_SEAT = 4;

/** Where a card comes from that was not on the table: from the hand of whoever the event names, else from a stack. */
function origin(card: string, events: readonly AnyEvent[], you: number | null): string | undefined {
  const laid = events.find((event) => "seat" in event && "card" in event && event.card === card) as { seat: number } | undefined;
  return laid === undefined || laid.seat === you ? undefined : `seat:${laid.seat}`;
}

function stackOf({ middle }: Layout): string | undefined {
  const stack = all(middle).find(({ isStack, number }) => isStack && number !== 0);
  return stack === undefined ? undefined : slotOf(stack.key, 0);
}

export function wantedOf(layout: Layout, events: readonly AnyEvent[], shown: Shown): Wanted<Look>[] {
  const stack = stackOf(layout);
  const plain = (card: string): Look => ({ card, fits: false, dim: false, ring: false });
  const lay = (zone: Zone, most: number): Wanted<Look>[] => {
    if (zone.isStack) return zone.number === 0 ? [] : [{ slot: slotOf(zone.key, 0), zone: zone.key, id: "", face: plain("") }];
    const cards = zone.cards === null ? [] : shownOf(zone.cards, shown.opened.has(zone.key) ? Infinity : most);
    return cards.map(({ card, index }) => {
      const slot = slotOf(zone.key, index);
      return { slot, zone: zone.key, id: shown.isFollowed ? card : slot, face: plain(card), from: origin(card, events, shown.you) ?? stack };
    });
  };
  const hand = (layout.hand?.cards ?? []).map((card, index): Wanted<Look> => {
    const { isMine } = shown.choice;
    const fits = shown.choice.fits(card);
    const isUp = shown.choice.index === index;
    const slot = slotOf(layout.hand!.key, index);
    return {
      slot,
      zone: layout.hand!.key,
      id: shown.isFollowed ? card : slot,
      face: { card, fits: fits && isUp, dim: isMine && !fits, ring: shown.focused === index },
      from: stack,
      lift: isUp,
    };
  });
  const before = layout.seats.flatMap((zones) => all(zones).filter(({ isStack }) => !isStack).flatMap((zone) => lay(zone, MOST_OF_SEAT)));
  return [...before, ...all(layout.middle).flatMap((zone) => lay(zone, shown.most)), ...hand];
}

/** A card that is seen no longer goes back to the stack, or fades where it lies. */
export function exitOf(picture: Picture<Look>, layout: Layout): string | undefined {
  return picture.face.card === "" ? undefined : stackOf(layout);
}
