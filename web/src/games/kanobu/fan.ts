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

/** Larger where there is room, smaller on a low window. */
function cardWidth(width: number, screen: number): number {
  if (width < 520 || screen < 480) return 66;
  if (screen >= 1000) return width < 900 ? 104 : 128;
  return width < 900 || screen < 780 ? 88 : 108;
}

/** Cards overlap until only their corners can be seen; then they lie in rows. `screen` is the height of the window, `size` how much larger they are. */
export function fanOf(count: number, width: number, screen: number, size = 1): Fan {
  const card = cardWidth(width, screen) * size;
  const room = Math.max(Math.min(width - 16, WIDEST), card);
  const least = card * 0.44;
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
