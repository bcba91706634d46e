/** Where the places of a rainbow lie, in hundredths of the width of their box, and the shape of one place. */

/** Every picture on the stage is drawn this wide. */
export const BASE = 100;
export const RATIO = 1.4;

export interface Spot {
  /** the middle of the place */
  x: number;
  y: number;
  /** its length along the band */
  size: number;
  /** degrees, clockwise; 0 is the top of the arc */
  turn: number;
  /** how far the band bends within the place, in degrees */
  wedge: number;
  /** breadth of the band over the length of a place */
  breadth: number;
}

const MIDDLE = { x: 50, y: 49 };
const RADIUS = 37.5;
const BREADTH = 21;
/** The band rises in the lower left and comes down on the pot at the right. */
const FROM = 212;
const TO = -7;
/** Height of the box of an arc over its width. */
export const ARC_HEIGHT = 0.94;
/** The pot under the end of the band. */
export const POT = { x: 84, y: 72.5, size: 31 };
/** The sign before the first place: the low end. */
export const LOW_SIGN = pointAt(FROM + 17, RADIUS);

function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: MIDDLE.x + radius * Math.cos(angle), y: MIDDLE.y - radius * Math.sin(angle) };
}

/** The places of a gold rainbow along its arc: `need` of them, low to high. */
export function arc(need: number): Spot[] {
  const wedge = (FROM - TO) / need;
  const size = (wedge * Math.PI * RADIUS) / 180;
  return Array.from({ length: need }, (_, index) => {
    const degrees = FROM - wedge * (index + 0.5);
    return { ...pointAt(degrees, RADIUS), size, turn: 90 - degrees, wedge, breadth: BREADTH / size };
  });
}

/** Height of an easel's canvas over its width. */
export const EASEL_HEIGHT = 0.36;
const ROW_MOST = 8;

/** The places of a studio rainbow: a piece of an arc, or several straight rows where it is long. */
export function rows(length: number): Spot[] {
  const count = Math.max(1, Math.ceil(length / ROW_MOST));
  return count === 1 ? bow(length) : straight(length, count);
}

function bow(length: number): Spot[] {
  const size = Math.min(17, 92 / length);
  const wedge = 3.4;
  const radius = (size * 180) / (wedge * Math.PI);
  const height = EASEL_HEIGHT * 100;
  return Array.from({ length }, (_, index) => {
    const turn = wedge * (index - (length - 1) / 2);
    const angle = (turn * Math.PI) / 180;
    const y = height / 2 + radius * (1 - Math.cos(angle)) - radius * (1 - Math.cos((wedge * length * Math.PI) / 720)) * 0.8;
    return { x: 50 + radius * Math.sin(angle), y, size, turn, wedge, breadth: Math.min(1.5, (height * 0.66) / size) };
  });
}

function straight(length: number, count: number): Spot[] {
  const each = Math.ceil(length / count);
  const size = 94 / each;
  const height = (EASEL_HEIGHT * 100 - 1) / count;
  return Array.from({ length }, (_, index) => ({
    x: 3 + size * ((index % each) + 0.5),
    y: 1 + height * (Math.floor(index / each) + 0.5),
    size,
    turn: 0,
    wedge: 0,
    breadth: (height * 0.84) / size,
  }));
}

/** The outline of a place around (0, 0), BASE long and with the outer side up. */
export function outline({ wedge, breadth }: Pick<Spot, "wedge" | "breadth">, gap = 7): string {
  const half = (breadth * BASE) / 2;
  if (wedge < 0.5) {
    const x = (BASE - gap) / 2;
    return `M${-x} ${-half}H${x}V${half}H${-x}Z`;
  }
  const radius = (BASE * 180) / (wedge * Math.PI);
  const [outer, inner] = [radius + half, Math.max(radius - half, 6)];
  const lean = (at: number) => (wedge * Math.PI) / 360 - gap / (2 * at);
  const point = (at: number, angle: number) => `${(at * Math.sin(angle)).toFixed(1)} ${(radius - at * Math.cos(angle)).toFixed(1)}`;
  const [far, near] = [lean(outer), Math.max(lean(inner), 0.01)];
  return `M${point(outer, -far)}A${outer.toFixed(1)} ${outer.toFixed(1)} 0 0 1 ${point(outer, far)}` +
    `L${point(inner, near)}A${inner.toFixed(1)} ${inner.toFixed(1)} 0 0 0 ${point(inner, -near)}Z`;
}

/** Height of a numeral in a place, in units of BASE. Where places are short the numerals stand in two lines. */
export function numeral(breadth: number): { size: number; isStaggered: boolean } {
  const isStaggered = breadth > 1.55;
  const size = isStaggered ? Math.min(breadth * 56, 118) : Math.min(74, breadth * 76);
  return { size, isStaggered };
}
