/** How a hand of any size lies at the bottom of any screen. */

export interface Fan {
  /** the width of a card */
  card: number;
  height: number;
  perRow: number;
  places: { x: number; y: number; turn: number }[];
}

const RATIO = 1.4;
/** How much of a card in a row behind can be seen: its corner; of many rows a little less. */
const CORNER = 0.5;
const TIGHT = 0.42;
/** Space above for a card that is lifted. */
const HEADROOM = 18;
/** A hand is held, not spread over the whole table. */
const WIDEST = 1060;

/** The part of the table's height that a hand may take; more where the table is low. */
const SHARE = 0.36;
const LOW_SHARE = 0.44;
const LOW = 360;
/** While other cards are chosen from, the hand is only looked at: one row, less high. */
const ASIDE_SHARE = 0.22;
const ASIDE_STEP = 12;
/** A finger finds a card by so much of it, in pixels. */
const FINGER = 24;
const LEAST_CARD = 40;

/** A few cards: larger where there is room, smaller on a low table. */
function cardWidth(width: number, room: number): number {
  return Math.min(width * 0.17 + 8, Math.max(room * 0.14, Math.min(66, room * 0.24)), 150);
}

/** Cards overlap until only their corners can be seen; then they lie in rows; then they are smaller. `room` is the height of the table. */
export function fanOf(count: number, width: number, room: number, isAside = false): Fan {
  const most = room * (isAside ? ASIDE_SHARE : room < LOW ? LOW_SHARE : SHARE);
  const finger = isAside ? ASIDE_STEP : FINGER;
  let card = cardWidth(width, room);
  let fan = fanWith(card, count, width, finger);
  while (fan.height > most && card > LEAST_CARD) fan = fanWith((card -= 2), count, width, finger);
  return fan;
}

function fanWith(card: number, count: number, width: number, finger: number): Fan {
  const room = Math.max(Math.min(width - 16, Math.max(WIDEST, width * 0.72)), card);
  const least = finger === ASIDE_STEP ? finger : Math.max(card * 0.44, finger);
  const most = Math.max(1, Math.floor((room - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.ceil(count / rows) || 1;
  const step = perRow > 1 ? Math.min(card + 6, (room - card) / (perRow - 1)) : 0;
  const corner = rows > 3 ? TIGHT : CORNER;
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow;
    const fromMiddle = (index % perRow) - (inRow - 1) / 2;
    const bend = rows === 1 ? fromMiddle / Math.max(6, inRow) : 0;
    return {
      x: width / 2 - card / 2 + fromMiddle * step,
      y: HEADROOM + row * card * RATIO * corner + bend * bend * card * 0.5,
      turn: bend * 9,
    };
  });
  return { card, height: HEADROOM + card * RATIO * (1 + (rows - 1) * corner) + 10, perRow, places };
}
