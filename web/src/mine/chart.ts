/** Where things lie in the picture of somebody's level over time. No element is made here. */
import { anchorsOf, type Level } from "./rating";

export interface Mark {
  levels: string[];
  y: number;
}

export interface Chart {
  /** points of the line, one for each game */
  points: { x: number; y: number }[];
  /** the outline of where the level is 95 % sure to be */
  band: string;
  line: string;
  /** heights of the bots' levels, with a label each; levels that are nearly the same share one */
  rules: number[];
  marks: Mark[];
}

/** Labels nearer than this would touch, in pixels. */
const APART = 18;
const ROOM = 40;

/** The picture of some levels, in a box between `left` and `width` and of `height`. */
export function chartOf(game: string, found: readonly Level[], left: number, width: number, height: number): Chart {
  const anchors = anchorsOf(game).filter(([level]) => level !== "random");
  const heights = [...anchors.map(([, anchor]) => anchor), ...found.map(({ rating }) => rating)];
  const least = Math.min(...heights) - ROOM;
  const most = Math.max(...heights) + ROOM;
  const y = (rating: number): number => round(height - ((Math.max(least, Math.min(most, rating)) - least) / (most - least)) * height);
  const x = (index: number): number => round(found.length === 1 ? (left + width) / 2 : left + (index / (found.length - 1)) * (width - left - 6));
  const points = found.map(({ rating }, index) => ({ x: x(index), y: y(rating) }));
  const edge = (side: 1 | -1): string[] => found.map(({ rating, deviation }, index) => `${x(index)},${y(rating + side * 2 * deviation)}`);
  const marks: Mark[] = [];
  for (const [level, anchor] of anchors) {
    const last = marks.at(-1);
    if (last !== undefined && last.y - y(anchor) < APART) last.levels.push(level);
    else marks.push({ levels: [level], y: y(anchor) });
  }
  return { points, band: [...edge(1), ...edge(-1).reverse()].join(" "), line: points.map((point) => `${point.x},${point.y}`).join(" "), rules: anchors.map(([, anchor]) => y(anchor)), marks };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
