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
  /** penalties lie in a line, one below the other, or in two columns */
  flow: "line" | "column" | "columns";
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
export const NAME = 26;
const RATIO = 1.18;
const PENALTY = 0.46;
/** Where it is narrow the newest gift covers a part of the one before: so much of a gift is between the two. */
const CLOSE = 0.7;
const CLOSEST = 0.56;
/** The shop and what is said need so much in the middle. */
const TALK = { width: 140, height: 166 };
const LOW_TALK = { width: 206, height: 84 };

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

/** A phone on its side: three rows of seats. At the ends `at` goes from the left edge to the right one. */
const LOW: Record<number, Spot[]> = {
  2: TALL[2],
  3: [["bottom", 0.5], ["left", 0.2], ["right", 0.2]],
  4: [["bottom", 0.5], ["left", 0.5], ["top", 0.5], ["right", 0.5]],
  5: [["bottom", 0.5], ["left", 0.6], ["top", 0.2], ["top", 0.8], ["right", 0.6]],
  6: [["bottom", 0.5], ["left", 0.5], ["top", 0], ["top", 0.5], ["top", 1], ["right", 0.5]],
  7: [["bottom", 0.5], ["bottom", 0], ["left", 0.5], ["top", 0.2], ["top", 0.8], ["right", 0.5], ["bottom", 1]],
  8: [["bottom", 0.5], ["bottom", 0], ["left", 0.5], ["top", 0], ["top", 0.5], ["top", 1], ["right", 0.5], ["bottom", 1]],
};

/** Lower than this a wide table is a phone on its side. */
const LOW_HEIGHT = 400;

/** The table of so many players with so many gifts each, in a space of this size; places in the order of seats. */
export function layout(width: number, height: number, players: number, each: number, bottom: number): Layout {
  if (height < LOW_HEIGHT && width > height * 1.2) return lowTable(width, height, players, each + 1, bottom);
  const isWide = width > 600 && width > height * 1.1;
  if (!isWide && players > 3) return crowdedTable(width, height, players, each + 1, bottom);
  const spots = !isWide && players === 3 && height < 480 ? SHORT : (isWide ? WIDE : TALL)[players];
  const slots = each + 1;
  const gift = giftSize(width, height, spots, slots, isWide);
  const penalty = penaltySize(gift.width);
  const sizes = { width, height, slots, gift, penalty, name: isWide ? 210 : width * 0.6, isRow: players === 2 };
  const ring = spots.map((spot) => placeOf(spot, sizes));
  const isOpen = !isWide && players === 3;
  return { isWide, gift, penalty, places: turned(ring, bottom), ...(isOpen ? openMiddle(ring, width) : { middle: middleOf(ring, width, height), shop: null }) };
}

/** Places clockwise from the reader, as places by seat. */
function turned(ring: Place[], bottom: number): Place[] {
  return ring.map((_, seat) => ring[(seat - bottom + ring.length) % ring.length]);
}

function sized(across: number): Layout["gift"] {
  const width = Math.round(Math.max(28, Math.min(120, across)));
  return { width, height: Math.round(width * RATIO) };
}

function penaltySize(gift: number): Layout["penalty"] {
  const width = Math.max(22, gift * PENALTY);
  return { width, height: width * RATIO };
}

/** Many on a phone: three columns of seats of the same shape, penalties below the gifts, and the middle free. */
function crowdedTable(width: number, height: number, players: number, slots: number, bottom: number): Layout {
  const spots = TALL[players];
  const long = 1 + (slots - 1) * CLOSE;
  const sides = spots.filter(([edge]) => edge === "left").length;
  const ends = spots.some(([edge]) => edge === "top") ? 2 : 1;
  const high = Math.min((height - (sides - 1) * GAP) / sides, (height - Math.min(TALK.height, height * 0.4)) / ends) - NAME - GAP;
  // Penalties have a least size, and what is left is the gift's.
  const down = Math.min(high / (RATIO * (1 + PENALTY)), (high - 22 * RATIO) / RATIO);
  const gift = sized(Math.min((width - TALK.width) / (2 * long), (width - 2 * GAP) / (3 * long), down));
  const penalty = penaltySize(gift.width);
  const size = { width: gift.width * long, height: NAME + gift.height + GAP + penalty.height };
  const ring = spots.map(([edge, at]): Place => {
    const isEnd = edge === "top" || edge === "bottom";
    const x = isEnd ? (width - size.width) / 2 : edge === "left" ? 0 : width - size.width;
    const y = edge === "top" ? 0 : (edge === "bottom" ? 1 : at) * (height - size.height);
    const name = isEnd ? width - 2 * size.width - 2 * GAP : size.width;
    return seatIn({ x, y, ...size }, edge, { gift, penalty, slots, step: CLOSE, name, flow: "line" });
  });
  return { isWide: false, gift, penalty, places: turned(ring, bottom), middle: middleOf(ring, width, height), shop: null };
}

/** A phone on its side: three rows of seats, penalties beside the gifts. */
function lowTable(width: number, height: number, players: number, slots: number, bottom: number): Layout {
  const spots = LOW[players];
  const penalty = { width: 22, height: 22 * RATIO };
  // Two columns of penalties.
  const beside = GAP + 2 * penalty.width + 3;
  const long = 1 + (slots - 1) * CLOSEST;
  const across = players === 2 ? width : (width - 2 * GAP) / 3;
  const rows = players === 2 || players === 3 ? (height - LOW_TALK.height) / (players === 3 ? 1.4 : 2) : Math.min(height / 3, (height - LOW_TALK.height) / 2);
  const gift = sized(Math.min((across - beside) / long, (width - LOW_TALK.width - 2 * beside) / (2 * long), (rows - NAME) / RATIO));
  const size = { width: gift.width * long + beside, height: NAME + gift.height };
  const ring = spots.map(([edge, at]): Place => {
    const isEnd = edge === "top" || edge === "bottom";
    const x = isEnd ? at * (width - size.width) : edge === "left" ? 0 : width - size.width;
    const y = isEnd ? (edge === "top" ? 0 : height - size.height) : at * (height - size.height);
    return seatIn({ x, y, ...size }, edge, { gift, penalty, slots, step: CLOSEST, name: size.width, flow: "columns" });
  });
  const places = players === 2 ? ring.map((place) => ({ ...place, isRow: true })) : ring;
  return { isWide: true, gift, penalty, places: turned(places, bottom), middle: middleOf(ring, width, height), shop: null };
}

interface Shape {
  gift: Layout["gift"];
  penalty: Layout["penalty"];
  slots: number;
  /** from gift to gift, in widths of a gift */
  step: number;
  /** the width of the name */
  name: number;
  flow: Place["flow"];
}

/** A seat in a box: the name toward the edge of the table, gifts from the edge to the middle, penalties below or beside them. */
function seatIn(box: Box, edge: Edge, { gift, penalty, slots, step, name, flow }: Shape): Place {
  const top = edge === "bottom" ? box.y : box.y + NAME;
  const y = top + gift.height / 2;
  const [start, way] = edge === "right" ? [box.x + box.width - gift.width / 2, -1] : [box.x + gift.width / 2, 1];
  const middles = Array.from({ length: slots }, (_, index) => ({ x: start + way * index * step * gift.width, y }));
  const below = { x: box.x, y: top + gift.height + GAP, width: box.width, height: penalty.height };
  const wide = 2 * penalty.width + 3;
  const beside = { x: edge === "right" ? box.x : box.x + box.width - wide, y: top, width: wide, height: gift.height };
  const line = { x: edge === "right" ? box.x + box.width - name : edge === "left" ? box.x : box.x + (box.width - name) / 2, y: edge === "bottom" ? box.y + box.height - NAME : box.y, width: name };
  return { edge, isRow: false, flow, box, name: line, slots: middles, hub: { x: box.x + box.width / 2, y }, penalties: flow === "line" ? below : beside };
}

/** The largest gifts for which everybody's fit, with room for the shop and what is said in the middle. */
function giftSize(width: number, height: number, spots: Spot[], slots: number, isWide: boolean): Layout["gift"] {
  const count = (edge: Edge) => spots.filter(([each]) => each === edge).length;
  const [ends, sides] = [1 + Math.min(1, count("top")), count("left")];
  const isOpen = spots.length === 3;
  const room = isWide
    ? { width: Math.max(300, width * 0.34), height: 150 }
    : isOpen
      ? { width: Math.max(88, width * 0.3 - 40), height: Math.min(220, height * 0.38) }
      : { width: 136, height: Math.min(172, height * 0.34) };
  const limits: number[] = [];
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
  return sized(Math.min(...limits));
}

interface Sizes {
  width: number;
  height: number;
  slots: number;
  gift: Layout["gift"];
  penalty: Layout["penalty"];
  /** the width of names at the ends */
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
  return { edge, isRow: true, flow: "column", box, name, slots: middles, hub: { x: width / 2, y: top + gift.height / 2 }, penalties };
}

function sidePlace(edge: Edge, at: number, { width, height, slots, gift, penalty }: Sizes): Place {
  const size = { width: slots * (gift.width + GAP) - GAP, height: NAME + gift.height + GAP + penalty.height };
  const box = { x: edge === "left" ? 0 : width - size.width, y: at * (height - size.height), ...size };
  const [start, way] = edge === "left" ? [box.x + gift.width / 2, 1] : [box.x + box.width - gift.width / 2, -1];
  const y = box.y + NAME + gift.height / 2;
  const middles = Array.from({ length: slots }, (_, index) => ({ x: start + way * index * (gift.width + GAP), y }));
  const penalties = { x: box.x, y: y + gift.height / 2 + GAP, width: box.width, height: penalty.height };
  const name = { x: box.x, y: box.y, width: box.width };
  return { edge, isRow: false, flow: "line", box, name, slots: middles, hub: { x: box.x + box.width / 2, y }, penalties };
}

function endPlace(edge: Edge, at: number, { width, height, slots, gift, penalty, name }: Sizes): Place {
  const across = Math.max(116, gift.width + 2 * (penalty.width + GAP));
  const size = { width: across, height: NAME + slots * (gift.height + GAP) - GAP };
  const box = { x: at * width - across / 2, y: edge === "top" ? 0 : height - size.height, ...size };
  const [start, way] = edge === "top" ? [box.y + NAME + gift.height / 2, 1] : [box.y + box.height - NAME - gift.height / 2, -1];
  const x = at * width;
  const middles = Array.from({ length: slots }, (_, index) => ({ x, y: start + way * index * (gift.height + GAP) }));
  const top = edge === "top" ? box.y + NAME : box.y;
  const down = Math.min(size.height - NAME, 3 * (penalty.height + 3));
  const penalties = { x: x + gift.width / 2 + GAP, y: edge === "top" ? top : top + size.height - NAME - down, width: penalty.width, height: down };
  const line = { x: x - name / 2, y: edge === "top" ? box.y : box.y + box.height - NAME, width: name };
  return { edge, isRow: false, flow: "column", box, name: line, slots: middles, hub: { x, y: top + (size.height - NAME) / 2 }, penalties };
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
