// One table of a shedding game with four seats, shared by the peers' servers: plain data, so that immer can draft it.
// Cards go round (hand, pile, deck, hand), so a table never ends.

export const SEATS = 4;
const HAND = 7;
const COLOURS = ["red", "blue", "green", "yellow"];
const RANKS = 13;

function fullDeck() {
  return COLOURS.flatMap((colour) => Array.from({ length: RANKS }, (_, rank) => `${colour}-${rank + 1}`));
}

/** Shuffle in place. */
export function shuffle(cards, random = Math.random) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

export function deal(random = Math.random) {
  const deck = shuffle(fullDeck(), random);
  const hands = Array.from({ length: SEATS }, () => deck.splice(-HAND));
  return { deck, pile: [deck.pop()], hands, last: { type: "dealt", seat: 0, card: null } };
}

/** The seat draws a card; false where there is none. */
export function draw(table, seat) {
  if (table.deck.length === 0) {
    table.deck = table.pile.splice(0, table.pile.length - 1);
  }
  if (table.deck.length === 0) {
    return false;
  }
  table.hands[seat].push(table.deck.pop());
  table.last = { type: "drew", seat, card: null };
  return true;
}

/** The seat plays the card at an index of its hand; false where there is none. */
export function play(table, seat, index) {
  const hand = table.hands[seat];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) {
    return false;
  }
  const [card] = hand.splice(index, 1);
  table.pile.push(card);
  table.last = { type: "played", seat, card };
  return true;
}

/** What one seat may know, built up from nothing. */
export function view(table, seat) {
  return {
    game: "shedding",
    phase: "playing",
    direction: "clockwise",
    seat,
    hand: table.hands[seat],
    seats: table.hands.map((hand, number) => ({ seat: number, name: `player ${number}`, cards: hand.length, connected: true })),
    top: table.pile[table.pile.length - 1],
    pile: table.pile.length,
    deck: table.deck.length,
    last: table.last,
    legal: [{ type: "draw" }, ...table.hands[seat].map((card, index) => ({ type: "play", index }))],
  };
}
