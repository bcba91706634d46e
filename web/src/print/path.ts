/** Outlines of SVG as lines and Bézier curves, which is all that a PDF knows. */

/** `M` and `L` have one point, `C` three, `Z` none; points are pairs of numbers. */
export type Segment = [command: "M" | "L" | "C" | "Z", ...points: number[]];

const COMMANDS = /([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** How many numbers a command takes. */
const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** How far the control points of a quarter of a circle lie from its ends. */
export const ROUND = 0.5522847498;

interface Pen {
  x: number;
  y: number;
  /** where the subpath began */
  startX: number;
  startY: number;
  /** the last control point, for smooth curves, and the command that left it */
  controlX: number;
  controlY: number;
  last: string;
}

/** The attribute `d` of a path, with absolute coordinates. */
export function outline(d: string): Segment[] {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: "" };
  const found: Segment[] = [];
  for (const [, letter, rest] of d.matchAll(COMMANDS)) {
    let command = letter!;
    const upper = command.toUpperCase();
    const numbers = upper === "A" ? arcNumbers(rest!) : (rest!.match(NUMBER) ?? []).map(Number);
    const size = SIZES[upper]!;
    if (size === 0) {
      found.push(["Z"]);
      Object.assign(pen, { x: pen.startX, y: pen.startY, last: "Z" });
    }
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      found.push(...step(pen, command, numbers.slice(at, at + size)));
      // What follows the first point of a move are lines.
      if (command === "M") command = "L";
      if (command === "m") command = "l";
    }
  }
  return found;
}

/** The flags of an arc may be written without anything between them. */
function arcNumbers(text: string): number[] {
  const found: number[] = [];
  const pattern = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
  let at = 0;
  while (at < text.length) {
    if (/[\s,]/.test(text[at]!)) {
      at += 1;
    } else if (found.length % 7 === 3 || found.length % 7 === 4) {
      found.push(Number(text[at]));
      at += 1;
    } else {
      pattern.lastIndex = at;
      const number = pattern.exec(text);
      if (number === null) break;
      found.push(Number(number[0]));
      at = pattern.lastIndex;
    }
  }
  return found;
}

function step(pen: Pen, command: string, given: number[]): Segment[] {
  const upper = command.toUpperCase();
  const [baseX, baseY] = command === upper ? [0, 0] : [pen.x, pen.y];
  const at = (index: number): [number, number] => [baseX + given[index]!, baseY + given[index + 1]!];
  const from: [number, number] = [pen.x, pen.y];
  const mirrored = (kinds: string): [number, number] => (kinds.includes(pen.last) ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY] : from);
  let control = from;
  let made: Segment[];
  switch (upper) {
    case "M":
      made = [["M", ...at(0)]];
      [pen.startX, pen.startY] = at(0);
      break;
    case "L":
      made = [["L", ...at(0)]];
      break;
    case "H":
      made = [["L", baseX + given[0]!, pen.y]];
      break;
    case "V":
      made = [["L", pen.x, baseY + given[0]!]];
      break;
    case "C":
      control = at(2);
      made = [["C", ...at(0), ...control, ...at(4)]];
      break;
    case "S":
      control = at(0);
      made = [["C", ...mirrored("CS"), ...control, ...at(2)]];
      break;
    case "Q":
      control = at(0);
      made = [quadratic(from, control, at(2))];
      break;
    case "T":
      control = mirrored("QT");
      made = [quadratic(from, control, at(0))];
      break;
    default:
      made = arc(from, given, at(5));
  }
  const end = made.at(-1)!.slice(-2) as [number, number];
  Object.assign(pen, { x: end[0], y: end[1], controlX: control[0], controlY: control[1], last: upper });
  return made;
}

function quadratic([x, y]: [number, number], [controlX, controlY]: [number, number], [endX, endY]: [number, number]): Segment {
  const near = (one: number, other: number): number => one + (2 / 3) * (other - one);
  return ["C", near(x, controlX), near(y, controlY), near(endX, controlX), near(endY, controlY), endX, endY];
}

/** An elliptical arc, by the endpoint-to-centre conversion of the SVG specification (F.6.5). */
function arc([x, y]: [number, number], given: number[], [endX, endY]: [number, number]): Segment[] {
  const [radiusX, radiusY, turn, isLarge, isSweep] = given as [number, number, number, number, number];
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0 || (x === endX && y === endY)) return [["L", endX, endY]];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(x - endX) / 2, (y - endY) / 2];
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const needed = (px / rx) ** 2 + (py / ry) ** 2;
  if (needed > 1) [rx, ry] = [rx * Math.sqrt(needed), ry * Math.sqrt(needed)];
  const under = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const scale = (isLarge === isSweep ? -1 : 1) * Math.sqrt(Math.max(0, under) / ((rx * py) ** 2 + (ry * px) ** 2));
  const [cx, cy] = [(scale * rx * py) / ry, (-scale * ry * px) / rx];
  const [centreX, centreY] = [cos * cx - sin * cy + (x + endX) / 2, sin * cx + cos * cy + (y + endY) / 2];
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let sweep = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (isSweep === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (isSweep === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const each = sweep / parts;
  const reach = (4 / 3) * Math.tan(each / 4);
  const place = (u: number, v: number): [number, number] => [centreX + cos * rx * u - sin * ry * v, centreY + sin * rx * u + cos * ry * v];
  return Array.from({ length: parts }, (_, index): Segment => {
    const [one, two] = [start + index * each, start + (index + 1) * each];
    const first = place(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one));
    const second = place(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two));
    return ["C", ...first, ...second, ...place(Math.cos(two), Math.sin(two))];
  });
}

/** An ellipse, or with equal radii a circle. */
export function ellipse(x: number, y: number, rx: number, ry: number): Segment[] {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return [
    ["M", x + rx, y],
    ["C", x + rx, y + ky, x + kx, y + ry, x, y + ry],
    ["C", x - kx, y + ry, x - rx, y + ky, x - rx, y],
    ["C", x - rx, y - ky, x - kx, y - ry, x, y - ry],
    ["C", x + kx, y - ry, x + rx, y - ky, x + rx, y],
    ["Z"],
  ];
}

/** A rectangle, perhaps with round corners. */
export function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): Segment[] {
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) return [["M", x, y], ["L", right, y], ["L", right, bottom], ["L", x, bottom], ["Z"]];
  const [kx, ky] = [rx * (1 - ROUND), ry * (1 - ROUND)];
  return [
    ["M", x + rx, y],
    ["L", right - rx, y],
    ["C", right - kx, y, right, y + ky, right, y + ry],
    ["L", right, bottom - ry],
    ["C", right, bottom - ky, right - kx, bottom, right - rx, bottom],
    ["L", x + rx, bottom],
    ["C", x + kx, bottom, x, bottom - ky, x, bottom - ry],
    ["L", x, y + ry],
    ["C", x, y + ky, x + kx, y, x + rx, y],
    ["Z"],
  ];
}
