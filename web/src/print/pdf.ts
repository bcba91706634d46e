/** A PDF (ISO 32000) with pages of vector drawings and embedded fonts: the few parts of the format that cards need. */
import type { Font } from "./font";
import type { Segment } from "./path";

/** Points, of which an inch has 72. */
export const MILLIMETRE = 72 / 25.4;

export interface Paint {
  /** 0 to 255 each; null for none */
  fill: [number, number, number] | null;
  stroke: [number, number, number] | null;
  fillOpacity: number;
  strokeOpacity: number;
  width: number;
  cap: 0 | 1 | 2;
  join: 0 | 1 | 2;
  dashes: number[];
  isEvenOdd: boolean;
}

/** a b c d e f, as in SVG and in PDF */
export type Matrix = [number, number, number, number, number, number];

const short = (number: number): string => String(Math.round(number * 1000) / 1000);
const rgb = (colour: [number, number, number]): string => colour.map((part) => short(part / 255)).join(" ");

/** What is drawn on a page or on a card, in the words of the format. */
export class Drawing {
  private readonly words: string[] = [];
  readonly opacities = new Map<string, [fill: number, stroke: number]>();
  readonly fonts = new Map<string, Font>();
  readonly forms = new Map<string, Form>();
  /** the glyphs that are used, with their characters, by font */
  readonly used = new Map<Font, Map<number, string>>();

  get content(): string {
    return this.words.join("\n");
  }

  /** Draw something with its own matrix and clip. */
  within(matrix: Matrix, draw: () => void): void {
    this.words.push("q", `${matrix.map(short).join(" ")} cm`);
    draw();
    this.words.push("Q");
  }

  clip(path: Segment[]): void {
    this.words.push(written(path), "W n");
  }

  path(path: Segment[], paint: Paint): void {
    if (paint.fill === null && paint.stroke === null) return;
    this.fade(paint.fillOpacity, paint.strokeOpacity);
    if (paint.fill !== null) this.words.push(`${rgb(paint.fill)} rg`);
    if (paint.stroke !== null) {
      this.words.push(`${rgb(paint.stroke)} RG`, `${short(paint.width)} w ${paint.cap} J ${paint.join} j`, `[${paint.dashes.map(short).join(" ")}] 0 d`);
    }
    const star = paint.isEvenOdd ? "*" : "";
    this.words.push(written(path), paint.fill === null ? "S" : paint.stroke === null ? `f${star}` : `B${star}`);
  }

  /** A line of text that begins at a point; `isDown` where y grows downwards around it. */
  text(text: string, font: Font, size: number, x: number, y: number, colour: [number, number, number], { isDown = false, spacing = 0, opacity = 1 } = {}): void {
    const glyphs = font.glyphs(text);
    const used = this.used.get(font) ?? new Map<number, string>();
    [...text].forEach((character, index) => used.set(glyphs[index]!, character));
    this.used.set(font, used);
    this.fonts.set(font.name, font);
    this.fade(opacity, opacity);
    const hex = glyphs.map((glyph) => glyph.toString(16).padStart(4, "0")).join("");
    const matrix = [1, 0, 0, isDown ? -1 : 1, x, y].map(short).join(" ");
    this.words.push("BT", `/${font.name} ${short(size)} Tf ${short(spacing)} Tc`, `${rgb(colour)} rg`, `${matrix} Tm <${hex}> Tj`, "ET");
  }

  /** A form, drawn with its lower left corner at a point. */
  form(form: Form, x: number, y: number): void {
    this.forms.set(form.name, form);
    this.words.push("q", `1 0 0 1 ${short(x)} ${short(y)} cm /${form.name} Do`, "Q");
  }

  private fade(fill: number, stroke: number): void {
    const name = `O${Math.round(fill * 100)}_${Math.round(stroke * 100)}`;
    this.opacities.set(name, [fill, stroke]);
    this.words.push(`/${name} gs`);
  }
}

/** A drawing that is used more than once, of a width and height in points. */
export class Form extends Drawing {
  constructor(
    readonly name: string,
    readonly width: number,
    readonly height: number,
  ) {
    super();
  }
}

export interface Page {
  width: number;
  height: number;
  drawing: Drawing;
}

function written(path: Segment[]): string {
  return path.map(([command, ...points]) => (command === "Z" ? "h" : `${points.map(short).join(" ")} ${command === "M" ? "m" : command === "L" ? "l" : "c"}`)).join(" ");
}

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

async function deflated(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([data as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Any text as a string of the format: UTF-16 with its mark, in hexadecimal. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0"));
  return `<feff${units.join("")}>`;
}

/** Objects by their numbers, written one after another. */
class File {
  private readonly parts: Uint8Array[] = [bytes("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")];
  private readonly offsets: number[] = [];
  private size = this.parts[0]!.length;
  private reserved = 0;

  reserve(): number {
    this.reserved += 1;
    return this.reserved;
  }

  private push(part: Uint8Array): void {
    this.parts.push(part);
    this.size += part.length;
  }

  write(number: number, content: string): void {
    this.offsets[number] = this.size;
    this.push(bytes(`${number} 0 obj\n${content}\nendobj\n`));
  }

  async stream(number: number, head: string, content: Uint8Array): Promise<void> {
    const packed = await deflated(content);
    this.offsets[number] = this.size;
    this.push(bytes(`${number} 0 obj\n<< ${head} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`));
    this.push(packed);
    this.push(bytes("\nendstream\nendobj\n"));
  }

  end(root: number, info: number): Blob {
    const start = this.size;
    const rows = Array.from({ length: this.reserved }, (_, index) => `${String(this.offsets[index + 1]!).padStart(10, "0")} 00000 n \n`);
    this.push(bytes(`xref\n0 ${this.reserved + 1}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${this.reserved + 1} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`));
    return new Blob(this.parts as Uint8Array<ArrayBuffer>[], { type: "application/pdf" });
  }
}

/** The pages as a file. */
export async function pdf(title: string, pages: readonly Page[]): Promise<Blob> {
  const file = new File();
  const [root, tree, info] = [file.reserve(), file.reserve(), file.reserve()];
  const forms = new Map<Form, number>();
  for (const { drawing } of pages) for (const form of drawing.forms.values()) if (!forms.has(form)) forms.set(form, file.reserve());
  const drawings = [...pages.map(({ drawing }) => drawing), ...forms.keys()];
  const fonts = new Map<Font, number>();
  for (const drawing of drawings) for (const font of drawing.fonts.values()) if (!fonts.has(font)) fonts.set(font, file.reserve());
  for (const [font, number] of fonts) await writeFont(file, font, number, drawings);

  const resources = (drawing: Drawing): string => {
    const states = [...drawing.opacities].map(([name, [fill, stroke]]) => `/${name} << /ca ${short(fill)} /CA ${short(stroke)} >>`);
    const named = [...drawing.fonts.values()].map((font) => `/${font.name} ${fonts.get(font)} 0 R`);
    const drawn = [...drawing.forms.values()].map((form) => `/${form.name} ${forms.get(form)} 0 R`);
    return `<< /ExtGState << ${states.join(" ")} >> /Font << ${named.join(" ")} >> /XObject << ${drawn.join(" ")} >> >>`;
  };
  for (const [form, number] of forms) {
    const head = `/Type /XObject /Subtype /Form /BBox [0 0 ${short(form.width)} ${short(form.height)}] /Resources ${resources(form)}`;
    await file.stream(number, head, bytes(form.content));
  }
  const numbers: number[] = [];
  for (const { width, height, drawing } of pages) {
    const [page, content] = [file.reserve(), file.reserve()];
    numbers.push(page);
    file.write(page, `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${short(width)} ${short(height)}] /Resources ${resources(drawing)} /Contents ${content} 0 R >>`);
    await file.stream(content, "", bytes(drawing.content));
  }
  file.write(root, `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>`);
  file.write(tree, `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}] /Count ${numbers.length} >>`);
  file.write(info, `<< /Title ${textString(title)} /Producer ${textString("smallbox")} >>`);
  return file.end(root, info);
}

/** A font as a composite one with its glyphs as codes, and what characters they are for those who search or copy. */
async function writeFont(file: File, font: Font, number: number, drawings: readonly Drawing[]): Promise<void> {
  const [descendant, descriptor, data, unicode] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  const used = new Map(drawings.flatMap((drawing) => [...(drawing.used.get(font) ?? [])]));
  const sorted = [...used].sort(([one], [other]) => one - other);
  const name = `SMBOXA+${font.name}`;
  const widths = sorted.map(([glyph]) => `${glyph} [${short(font.width(glyph))}]`).join(" ");
  file.write(number, `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`);
  file.write(descendant, `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 500 /W [${widths}] >>`);
  file.write(descriptor, `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.map(short).join(" ")}] /ItalicAngle 0 /Ascent ${short(font.ascent)} /Descent ${short(font.descent)} /CapHeight ${short(font.ascent)} /StemV 120 /FontFile2 ${data} 0 R >>`);
  await file.stream(data, `/Length1 ${font.data.length}`, font.data);
  await file.stream(unicode, "", bytes(unicodeMap(sorted)));
}

function unicodeMap(used: readonly [number, string][]): string {
  const hex = (number: number): string => number.toString(16).padStart(4, "0");
  const rows = used.map(([glyph, character]) => `<${hex(glyph)}> <${Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index))).join("")}>`);
  const parts: string[] = [];
  // No list of the format may be longer.
  for (let at = 0; at < rows.length; at += 100) {
    const part = rows.slice(at, at + 100);
    parts.push(`${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${parts.join("\n")}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
}
