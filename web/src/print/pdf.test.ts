// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readFont, widthOf } from "./font";
import { Drawing, Form, pdf, type Paint } from "./pdf";

const file = createRequire(import.meta.url).resolve("@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf");
const font = readFont("NunitoBold", new Uint8Array(readFileSync(file)));
const INK: Paint = { fill: [0, 0, 0], stroke: null, fillOpacity: 0.5, strokeOpacity: 1, width: 1, cap: 0, join: 0, dashes: [], isEvenOdd: false };

test("the font has the letters of every language that we speak", () => {
  expect(font.glyphs("Her’s ЇїҐґЄєЁёЪъÏïë1234567890").filter((glyph) => glyph === 0)).toEqual([]);
  expect(widthOf(font, "ii", 10)).toBeLessThan(widthOf(font, "ММ", 10));
});

test("every object is where the table of the file says, and a card is written once however often it lies there", async () => {
  const card = new Form("C0", 100, 140);
  card.path([["M", 0, 0], ["L", 10, 0], ["L", 10, 10], ["Z"]], INK);
  card.text("Ковпак", font, 12, 10, 10, [0, 0, 0]);
  const drawing = new Drawing();
  for (const x of [0, 100, 200]) drawing.form(card, x, 0);
  const blob = await pdf("Їжак", [{ width: 595, height: 842, drawing }]);
  const text = Buffer.from(await blob.arrayBuffer()).toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  expect(text.match(/\/Subtype \/Form/g)).toHaveLength(1);
  expect(text).toContain("/MediaBox [0 0 595 842]");
  const start = Number(/startxref\n(\d+)/.exec(text)![1]);
  const rows = text.slice(start).split("\n").filter((row) => row.endsWith(" n "));
  expect(rows.length).toBeGreaterThan(8);
  rows.forEach((row, index) => expect(text.slice(Number(row.slice(0, 10))).startsWith(`${index + 1} 0 obj`)).toBe(true));
});
