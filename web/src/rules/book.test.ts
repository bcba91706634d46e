// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "../../plugins/games";
import { cut } from "./cut";
import { chapters, count, find, plain, withMarks, wordsOf } from "./book";

const SAMPLE = `# A game

A line about it.

## How to play in two minutes

Lay cards (K2). See K9 & V1.

## Chapter

### K1 First things

Take **five** cards.

### K2 Second thing

Once more (K1).

---

It belongs to its owners.
`;

describe("a rulebook is cut at its headings", () => {
  const book = cut(SAMPLE);
  const parts = chapters(book);

  test("into title, intro, chapters with clauses, and an ending", () => {
    expect(book.title).toBe("A game");
    expect(book.intro).toBe("<p>A line about it.</p>");
    expect(parts.map(({ id, title }) => [id, title])).toEqual([["part-0", "How to play in two minutes"], ["part-1", "Chapter"]]);
    expect(parts[1].clauses.map(({ id, title }) => [id, title])).toEqual([["K1", "First things"], ["K2", "Second thing"]]);
    expect(book.ending).toContain("owners");
  });

  test("a short book without chapters keeps its clauses", () => {
    const [only, ...others] = chapters(cut("# A game\n\n### T1 Cards\n\nTake six.\n"));
    expect(only).toMatchObject({ title: "", clauses: [{ id: "T1", title: "Cards" }] });
    expect(others).toEqual([]);
  });

  test("clauses of the book are linked, other names are not", () => {
    expect(parts[0].html).toContain('<a href="#K2">K2</a>');
    expect(parts[0].html).not.toContain("#K9");
  });
});

describe.each(games)("the rulebook of %s", (game) => {
  const file = join(import.meta.dirname, "../../../src/smallbox/games", game, "rulebook/en.md");
  const english = chapters(cut(readFileSync(file, "utf8")));

  test("begins with two minutes and has every clause once", () => {
    const ids = english.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(english[0].clauses).toEqual([]);
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Z]\d{1,2}$/);
  });
});

describe("finding words", () => {
  const parts = chapters(cut(SAMPLE));

  test("keeps what has all of them, in any case", () => {
    const found = find(parts, wordsOf("FIVE  cards"));
    expect(found.map(({ clauses }) => clauses.map(({ id }) => id))).toEqual([["K1"]]);
    expect(count(found)).toBe(1);
  });

  test("keeps a chapter for its own text", () => expect(count(find(parts, ["lay"]))).toBe(1));
  test("finds a clause by its name", () => expect(find(parts, ["k2"])[1].clauses[0].id).toBe("K2"));
  test("finds nothing where there is nothing", () => expect(find(parts, ["dragon"])).toEqual([]));
  test("finds a clause by how we read it", () => {
    const reading = { id: "D1", clauses: ["K2"], rulings: ["D1"], options: [], title: "Which dragon?", printed: "<p>None</p>", ours: "<p>The green one</p>", why: "", measured: [] };
    expect(find(parts, wordsOf("green dragon"), [reading]).flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(["K2"]);
  });
  test("keeps everything without words", () => expect(count(find(parts, wordsOf("  ")))).toBe(3));

  test("marks words in the text and never in a tag", () => {
    expect(withMarks('<a href="#K1">Strong</a> a &amp; b', ["a", "amp", "strong"])).toBe(
      '<a href="#K1"><mark>Strong</mark></a> <mark>a</mark> &amp; b',
    );
  });

  test("reads text through its tags", () => expect(plain("<p>A <b>B</b> &amp; C</p>")).toBe("a b & c"));
});
