/** Where everything lies on the table: seats in a ring, the reader at the bottom, the left neighbour on the left. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** An edge of the table. Gifts grow from the edge to the middle; in a row they grow to the right. */
export type Edge = "bottom" | "left" | "top" | "right";

export interface Place {
  edge: Edge;
  isRow: boolean;
  box: Box;
  /** the middles of the places for gifts, nearest to the player first */
  slots: Point[];
  /** where arrows that mean this seat point at */
  hub: Point;
  /** the line of the name, which may be wider than the gifts */
  name: Point & { width: number };
  /** where penalties lie */
  penalties: Box;
}

export interface Layout {
  isWide: boolean;
  /** the size of a gift */
  gift: { width: number; height: number };
  penalty: { width: number; height: number };
  places: Place[];
  /** the free space in the middle */
  middle: Box;
  /** the shop stands between two seats and this high; what is said has the whole width below it. Null where both share the middle */
  shop: number | null;
}

type Spot = [edge: Edge, at: number];

export const GAP = 6;
export const NAME = 28;
const RATIO = 1.18;
const PENALTY = 0.46;

// Clockwise from the reader, who sits at the bottom: left, top, right.
const TALL: Record<number, Spot[]> = {
  2: [["bottom", 0.5], ["top", 0.5]],
  3: [["bottom", 0.5], ["left", 0.2], ["right", 0.2]],
  4: [["bottom", 0.5], ["left", 0.34], ["top", 0.5], ["right", 0.34]],
  5: [["bottom", 0.5], ["left", 0.6], ["left", 0.04], ["right", 0.04], ["right", 0.6]],
  6: [["bottom", 0.5], ["left", 0.7], ["left", 0.22], ["top", 0.5], ["right", 0.22], ["right", 0.7]],
  7: [["bottom", 0.5], ["left", 0.86], ["left", 0.43], ["left", 0], ["right", 0], ["right", 0.43], ["right", 0.86]],
  8: [["bottom", 0.5], ["left", 0.92], ["left", 0.46], ["left", 0], ["top", 0.5], ["right", 0], ["right", 0.46], ["right", 0.92]],
};

/** Three players in little height, as in a picture of the rulebook. */
const SHORT: Spot[] = [["bottom", 0.5], ["left", 0.04], ["right", 0.04]];

const WIDE: Record<number, Spot[]> = {
  2: TALL[2],
  3: [["bottom", 0.5], ["left", 0.25], ["right", 0.25]],
  4: [["bottom", 0.5], ["left", 0.5], ["top", 0.5], ["right", 0.5]],
  5: [["bottom", 0.5], ["left", 0.62], ["top", 0.3], ["top", 0.7], ["right", 0.62]],
  6: [["bottom", 0.5], ["left", 0.62], ["top", 0.24], ["top", 0.5], ["top", 0.76], ["right", 0.62]],
  7: [["bottom", 0.5], ["left", 0.86], ["left", 0.14], ["top", 0.36], ["top", 0.64], ["right", 0.14], ["right", 0.86]],
  8: [["bottom", 0.5], ["left", 0.88], ["left", 0.16], ["top", 0.3], ["top", 0.5], ["top", 0.7], ["right", 0.16], ["right", 0.88]],
};

/** The table of so many players with so many gifts each, in a space of this size; places in the order of seats. */
export function layout(width: number, height: number, players: number, each: number, bottom: number): Layout {
  const isWide = width > 600 && width > height * 1.1;
  const spots = !isWide && players === 3 && height < 480 ? SHORT : (isWide ? WIDE : TALL)[players];
  const slots = each + 1;
  const gift = giftSize(width, height, spots, slots, isWide);
  const penalty = { width: Math.max(22, gift.width * PENALTY), height: Math.max(22, gift.width * PENALTY) * RATIO };
  const sizes = { width, height, slots, gift, penalty, name: isWide ? 210 : players < 7 ? width * 0.6 : 0, isRow: players === 2 };
  const ring = spots.map((spot) => placeOf(spot, sizes));
  const places = ring.map((_, seat) => ring[(seat - bottom + players) % players]);
  const isOpen = !isWide && (players === 3 || players === 4);
  return { isWide, gift, penalty, places, ...(isOpen ? openMiddle(ring, width) : { middle: middleOf(ring, width, height), shop: null }) };
}

/** The largest gifts for which everybody's fit, with room for the shop and what is said in the middle. */
function giftSize(width: number, height: number, spots: Spot[], slots: number, isWide: boolean): Layout["gift"] {
  const count = (edge: Edge) => spots.filter(([each]) => each === edge).length;
  const [ends, sides] = [1 + Math.min(1, count("top")), count("left")];
  const isOpen = spots.length === 3 || spots.length === 4;
  const room = isWide
    ? { width: Math.max(300, width * 0.34), height: 150 }
    : isOpen
      ? { width: Math.max(88, width * 0.3 - 40), height: Math.min(220, height * 0.38) }
      : { width: Math.max(136, width * 0.31), height: Math.min(172, height * 0.34) };
  const limits = [120];
  if (spots.length === 2) {
    limits.push((width - 60) / (slots + PENALTY) - GAP, ((height - room.height - 30) / 2 - NAME) / RATIO);
  } else {
    limits.push((width - room.width) / (2 * slots) - GAP);
    limits.push((((height - room.height) / ends - NAME) / slots - GAP) / RATIO);
    limits.push((height / sides - NAME - 3 * GAP) / (RATIO * (1 + PENALTY)));
    // Below the shop and its neighbours there is a line or two for what is said.
    if (isOpen && !isWide) limits.push((height * 0.76 - 2 * NAME - (slots + 1) * GAP) / (RATIO * (1 + PENALTY + slots)));
    if (isWide) limits.push((width * 0.2) / (1 + 2 * PENALTY) - 2 * GAP);
  }
  const across = Math.round(Math.max(28, Math.min(...limits)));
  return { width: across, height: Math.round(across * RATIO) };
}

interface Sizes {
  width: number;
  height: number;
  slots: number;
  gift: Layout["gift"];
  penalty: Layout["penalty"];
  /** the width of names at the ends; 0 where seats at the sides leave only so much */
  name: number;
  isRow: boolean;
}

function placeOf([edge, at]: Spot, sizes: Sizes): Place {
  if (sizes.isRow) return rowPlace(edge, sizes);
  return edge === "left" || edge === "right" ? sidePlace(edge, at, sizes) : endPlace(edge, at, sizes);
}

/** Two players: gifts in a row from left to right, penalties at its end. */
function rowPlace(edge: Edge, { width, height, slots, gift, penalty }: Sizes): Place {
  const across = slots * (gift.width + GAP) + penalty.width;
  const box = { x: (width - across) / 2, y: 0, width: across, height: NAME + gift.height };
  if (edge === "bottom") box.y = height - box.height;
  const top = edge === "top" ? box.y + NAME : box.y;
  const middles = Array.from({ length: slots }, (_, index) => ({ x: box.x + gift.width / 2 + index * (gift.width + GAP), y: top + gift.height / 2 }));
  const penalties = { x: box.x + box.width - penalty.width, y: top, width: penalty.width, height: gift.height };
  const name = { x: box.x, y: edge === "top" ? box.y : box.y + gift.height, width: across };
  return { edge, isRow: true, box, name, slots: middles, hub: { x: width / 2, y: top + gift.height / 2 }, penalties };
}

function sidePlace(edge: Edge, at: number, { width, height, slots, gift, penalty }: Sizes): Place {
  const size = { width: slots * (gift.width + GAP) - GAP, height: NAME + gift.height + GAP + penalty.height };
  const box = { x: edge === "left" ? 0 : width - size.width, y: at * (height - size.height), ...size };
  const [start, way] = edge === "left" ? [box.x + gift.width / 2, 1] : [box.x + box.width - gift.width / 2, -1];
  const y = box.y + NAME + gift.height / 2;
  const middles = Array.from({ length: slots }, (_, index) => ({ x: start + way * index * (gift.width + GAP), y }));
  const penalties = { x: box.x, y: y + gift.height / 2 + GAP, width: box.width, height: penalty.height };
  const name = { x: box.x, y: box.y, width: box.width };
  return { edge, isRow: false, box, name, slots: middles, hub: { x: box.x + box.width / 2, y }, penalties };
}

function endPlace(edge: Edge, at: number, { width, height, slots, gift, penalty, ...rest }: Sizes): Place {
  const across = Math.max(116, gift.width + 2 * (penalty.width + GAP));
  const size = { width: across, height: NAME + slots * (gift.height + GAP) - GAP };
  const box = { x: at * width - across / 2, y: edge === "top" ? 0 : height - size.height, ...size };
  const [start, way] = edge === "top" ? [box.y + NAME + gift.height / 2, 1] : [box.y + box.height - NAME - gift.height / 2, -1];
  const x = at * width;
  const middles = Array.from({ length: slots }, (_, index) => ({ x, y: start + way * index * (gift.height + GAP) }));
  const top = edge === "top" ? box.y + NAME : box.y;
  const down = Math.min(size.height - NAME, 3 * (penalty.height + 3));
  const penalties = { x: x + gift.width / 2 + GAP, y: edge === "top" ? top : top + size.height - NAME - down, width: penalty.width, height: down };
  const free = rest.name || width - 2 * slots * (gift.width + GAP) - 2 * GAP;
  const name = { x: x - free / 2, y: edge === "top" ? box.y : box.y + box.height - NAME, width: free };
  return { edge, isRow: false, box, name, slots: middles, hub: { x, y: top + (size.height - NAME) / 2 }, penalties };
}

function middleOf(ring: Place[], width: number, height: number): Box {
  const edges = { left: 0, top: 0, right: width, bottom: height };
  for (const { edge, box } of ring) {
    if (edge === "left") edges.left = Math.max(edges.left, box.x + box.width);
    if (edge === "right") edges.right = Math.min(edges.right, box.x);
    if (edge === "top") edges.top = Math.max(edges.top, box.y + box.height);
    if (edge === "bottom") edges.bottom = Math.min(edges.bottom, box.y);
  }
  return { x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top };
}

/** On a narrow screen with one seat at each side: the shop stands between them, and below it all is free. */
function openMiddle(ring: Place[], width: number): Pick<Layout, "middle" | "shop"> {
  const side = ring[1].box;
  const top = ring.find(({ edge }) => edge === "top")?.box;
  const y = Math.max(side.y, top === undefined ? 0 : top.y + top.height);
  return { middle: { x: 0, y, width, height: ring[0].box.y - y }, shop: Math.max(0, side.y + side.height - y) };
}

/** From one point to another, in degrees clockwise from "to the right". */
export function angle(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A5: left and right are those of the giver, who faces the table; seats are numbered clockwise. */
export function neighbour(seat: number, arrow: "left" | "right", players: number): number {
  return (seat + (arrow === "left" ? 1 : players - 1)) % players;
}
