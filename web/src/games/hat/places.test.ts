// @vitest-environment node
import { describe, expect, test } from "vitest";
import { angle, layout, neighbour, type Box } from "./places";

/** desks, tablets, phones, and phones on their sides */
const SIZES = [[348, 560], [348, 480], [808, 980], [1150, 690], [1300, 800], [308, 330], [348, 420], [378, 440], [400, 510], [440, 265], [465, 280], [610, 300], [680, 320]] as const;

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1 && one.y < other.y + other.height - 1 && other.y < one.y + one.height - 1;
}

describe.each(SIZES)("a table of %i by %i", (width, height) => {
  test.each([2, 3, 4, 5, 6, 7, 8])("has a place for each of %i players, with one gift or two", (players) => {
    for (const each of players === 2 ? [2] : [1, 2]) {
      const { places, gift, middle } = layout(width, height, players, each, 0);
      const seats = places.map(({ slots, penalties }) => [...slots.map(({ x, y }) => ({ x: x - gift.width / 2, y: y - gift.height / 2, ...gift })), penalties]);
      for (const box of [...seats.flat(), middle]) {
        expect(box.x).toBeGreaterThanOrEqual(-1);
        expect(box.y).toBeGreaterThanOrEqual(-1);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
      }
      // Of two neighbours nothing lies on the other; of one's own gifts the newer may lie on a part of the older.
      const pairs = seats.flatMap((seat, index) => seats.slice(index + 1).flatMap((others) => seat.flatMap((box) => others.map((other) => [box, other] as const))));
      expect(pairs.filter(([box, other]) => overlap(box, other))).toEqual([]);
      for (const [...boxes] of seats) expect(boxes.slice(0, -1).filter((box) => overlap(box, boxes.at(-1)!))).toEqual([]);
    }
  });
});

test.each([[348, 420], [378, 440], [610, 300]])("eight players on a phone of %i by %i have gifts that can be seen", (width, height) => {
  expect(layout(width, height, 8, 1, 0).gift.width).toBeGreaterThanOrEqual(44);
});

test("the reader sits at the bottom, the left neighbour on the left and the right neighbour on the right", () => {
  const { places } = layout(348, 560, 5, 1, 2);
  expect(places[2].edge).toBe("bottom");
  expect(places[neighbour(2, "left", 5)].edge).toBe("left");
  expect(places[neighbour(2, "right", 5)].edge).toBe("right");
});

test("a left arrow of the player across the table points to the right of the screen", () => {
  const { places } = layout(1150, 690, 4, 1, 0);
  expect(Math.abs(angle(places[2].hub, places[neighbour(2, "left", 4)].hub))).toBeLessThan(90);
});
