/** A TrueType font, as far as a PDF has to know it: which glyph a character has, and how wide it is. */

/** The parts of an sfnt file that are read, by their tags. */
type Tables = Map<string, DataView>;

export interface Font {
  /** the name inside the PDF */
  name: string;
  data: Uint8Array;
  /** glyphs of a text, 0 for what the font does not have */
  glyphs(text: string): number[];
  /** the width of a glyph in thousandths of the font's size */
  width(glyph: number): number;
  /** in thousandths too */
  ascent: number;
  descent: number;
  box: [number, number, number, number];
}

function tablesOf(data: Uint8Array): Tables {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables: Tables = new Map();
  for (let number = 0; number < view.getUint16(4); number += 1) {
    const at = 12 + number * 16;
    const tag = String.fromCharCode(...data.subarray(at, at + 4));
    tables.set(tag, new DataView(data.buffer, data.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12)));
  }
  return tables;
}

/** Characters to glyphs, from a subtable of format 4 (all of the Basic Multilingual Plane). */
function mapOf(cmap: DataView): Map<number, number> {
  const found = new Map<number, number>();
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const at = starts.find((start) => cmap.getUint16(start) === 4);
  if (at === undefined) throw new Error("expected a font with a character map of format 4");
  const double = cmap.getUint16(at + 6);
  for (let segment = 0; segment < double; segment += 2) {
    const end = cmap.getUint16(at + 14 + segment);
    const startAt = at + 16 + double + segment;
    const [start, delta, offset] = [cmap.getUint16(startAt), cmap.getUint16(startAt + double), cmap.getUint16(startAt + 2 * double)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : cmap.getUint16(startAt + 2 * double + offset + (code - start) * 2);
      if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff);
    }
  }
  return found;
}

export function readFont(name: string, data: Uint8Array): Font {
  const tables = tablesOf(data);
  const [head, hhea, hmtx, cmap] = ["head", "hhea", "hmtx", "cmap"].map((tag) => {
    const table = tables.get(tag);
    if (table === undefined) throw new Error(`expected a font with a table ${tag}`);
    return table;
  }) as [DataView, DataView, DataView, DataView];
  const scale = 1000 / head.getUint16(18);
  const last = hhea.getUint16(34) - 1;
  const codes = mapOf(cmap);
  return {
    name,
    data,
    glyphs: (text) => [...text].map((character) => codes.get(character.codePointAt(0)!) ?? 0),
    width: (glyph) => hmtx.getUint16(4 * Math.min(glyph, last)) * scale,
    ascent: hhea.getInt16(4) * scale,
    descent: hhea.getInt16(6) * scale,
    box: [36, 38, 40, 42].map((at) => head.getInt16(at) * scale) as Font["box"],
  };
}

/** How wide a text is at a size, in the same unit. */
export function widthOf(font: Font, text: string, size: number, spacing = 0): number {
  const glyphs = font.glyphs(text);
  return glyphs.reduce((sum, glyph) => sum + (font.width(glyph) * size) / 1000, 0) + spacing * Math.max(0, glyphs.length - 1);
}
