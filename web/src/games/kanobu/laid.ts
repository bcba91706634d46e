/** Who laid the cards on top of the pile since the reader's own last move. */
import type { AnyEvent, KanobuEvent } from "../../wire";
import { SHOWN } from "./slots";

/** The seats of the last cards of the pile, the top one last; as many as are drawn at most. */
export function laidBy(pile: readonly string[], events: readonly AnyEvent[]): number[] {
  let seats: number[] = [];
  for (const event of events as readonly KanobuEvent[]) {
    if (event.type === "card_played" || event.type === "card_paid" || event.type === "star_card_played") seats.push(event.seat);
    // Cancel takes the card below it away, and does not stay itself.
    else if (event.type === "card_cancelled") seats.pop();
    // Two cards stay of a pile that becomes the deck; their owners are still known.
    else if (event.type === "deck_rebuilt") seats = seats.slice(-2);
  }
  return seats.slice(-Math.min(SHOWN - 1, pile.length));
}
