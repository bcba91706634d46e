// @vitest-environment node
import { expect, test } from "vitest";
import { CARD, EACH, marks, PAPERS, placed, sheets, type Paper } from "./sheet";

const papers = Object.keys(PAPERS) as Paper[];

test("nine cards lie on a sheet, the rest on the last one", () => {
  expect(sheets(Array.from({ length: 20 }, (_, index) => index)).map(({ length }) => length)).toEqual([9, 9, 2]);
});

test.each(papers)("all cards and marks lie on the paper %s, and no mark on a card", (paper) => {
  const { width, height } = PAPERS[paper];
  const cards = placed(Array.from({ length: EACH }, (_, index) => index), paper, "front");
  for (const { x, y } of cards) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
    expect(x + CARD.width).toBeLessThan(width);
    expect(y + CARD.height).toBeLessThan(height);
  }
  for (const { x1, y1, x2, y2 } of marks(paper)) {
    for (const [x, y] of [[x1, y1], [x2, y2]] as const) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      expect(cards.some((card) => x > card.x && x < card.x + CARD.width && y > card.y && y < card.y + CARD.height)).toBe(false);
    }
  }
  expect(marks(paper)).toHaveLength(16);
});

test.each(papers)("turned over its long edge, every back of %s lies behind its front", (paper) => {
  const faces = Array.from({ length: 5 }, (_, index) => index);
  const [front, back] = [placed(faces, paper, "front"), placed(faces, paper, "back")];
  for (const [index, { x, y }] of front.entries()) {
    expect(back[index]!.y).toBe(y);
    expect(back[index]!.x).toBeCloseTo(PAPERS[paper].width - x - CARD.width);
  }
});
