/** A drawing of the page as a drawing of a PDF: whatever the browser has made of its styles, transforms and clips. */
import { widthOf, type Font } from "./font";
import { ellipse, outline, rectangle, type Segment } from "./path";
import type { Drawing, Matrix, Paint } from "./pdf";

/** The faces of the house: for numerals, and for words. */
export interface Fonts {
  heavy: Font;
  plain: Font;
}

const CAPS: Record<string, Paint["cap"]> = { butt: 0, round: 1, square: 2 };
const JOINS: Record<string, Paint["join"]> = { miter: 0, round: 1, bevel: 2 };
const HEAVY = 800;

/** An ink, and how much of what lies below it hides. */
interface Ink {
  colour: [number, number, number];
  alpha: number;
}

const inks = new Map<string, Ink | null>();
let pixel: CanvasRenderingContext2D | null = null;

/** A colour of CSS as the browser paints it; null for none. */
function inkOf(colour: string): Ink | null {
  if (colour === "none" || colour === "") return null;
  const known = inks.get(colour);
  if (known !== undefined) return known;
  if (pixel === null) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    pixel = canvas.getContext("2d", { willReadFrequently: true })!;
  }
  // How much it hides is not read from the pixel: what is nearly clear has nearly no colour there.
  const alpha = alphaOf(colour);
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = alpha < 1 ? opaque(colour) : colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data as unknown as [number, number, number];
  const ink = alpha === 0 ? null : { colour: [red, green, blue] as Ink["colour"], alpha };
  inks.set(colour, ink);
  return ink;
}

function alphaOf(colour: string): number {
  const found = /\/\s*([\d.]+)(%?)\s*\)$/.exec(colour) ?? /^rgba\([^)]*,\s*([\d.]+)(%?)\s*\)$/.exec(colour);
  if (found === null) return colour === "transparent" ? 0 : 1;
  return Number(found[1]) / (found[2] === "%" ? 100 : 1);
}

function opaque(colour: string): string {
  return colour.replace(/\s*\/\s*[\d.]+%?\s*\)$/, ")").replace(/^rgba\(([^)]*),[^,)]*\)$/, "rgb($1)");
}

function matrixOf({ a, b, c, d, e, f }: DOMMatrix): Matrix {
  return [a, b, c, d, e, f];
}

/** Where an element's own units lie in those of the whole drawing. */
function placeOf(element: SVGGraphicsElement, root: SVGSVGElement): DOMMatrix {
  const [own, whole] = [element.getScreenCTM()!, root.getScreenCTM()!];
  return DOMMatrix.fromMatrix(whole).inverse().multiply(DOMMatrix.fromMatrix(own));
}

function numberOf(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}

function shapeOf(element: SVGGraphicsElement): Segment[] {
  switch (element.localName) {
    case "path":
      return outline(element.getAttribute("d") ?? "");
    case "circle":
      return ellipse(numberOf(element, "cx"), numberOf(element, "cy"), numberOf(element, "r"), numberOf(element, "r"));
    case "ellipse":
      return ellipse(numberOf(element, "cx"), numberOf(element, "cy"), numberOf(element, "rx"), numberOf(element, "ry"));
    case "rect": {
      const rx = element.hasAttribute("rx") ? numberOf(element, "rx") : numberOf(element, "ry");
      const ry = element.hasAttribute("ry") ? numberOf(element, "ry") : rx;
      return rectangle(numberOf(element, "x"), numberOf(element, "y"), numberOf(element, "width"), numberOf(element, "height"), rx, ry);
    }
    default:
      return [];
  }
}

/** How visible an element is among all that it lies in. */
function opacityOf(element: Element, root: Element): number {
  let opacity = 1;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    opacity *= Number(getComputedStyle(each).opacity);
    if (each === root) break;
  }
  return opacity;
}

function paintOf(style: CSSStyleDeclaration, opacity: number): Paint {
  const [fill, stroke] = [inkOf(style.fill), inkOf(style.stroke)];
  return {
    fill: fill?.colour ?? null,
    stroke: parseFloat(style.strokeWidth) === 0 ? null : (stroke?.colour ?? null),
    fillOpacity: opacity * (fill?.alpha ?? 1) * Number(style.fillOpacity),
    strokeOpacity: opacity * (stroke?.alpha ?? 1) * Number(style.strokeOpacity),
    width: parseFloat(style.strokeWidth),
    cap: CAPS[style.strokeLinecap] ?? 0,
    join: JOINS[style.strokeLinejoin] ?? 0,
    dashes: style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[\s,]+/).map(parseFloat),
    isEvenOdd: style.fillRule === "evenodd",
  };
}

/** The clips that an element lies in, the outermost first. */
function clipsOf(element: Element, root: Element): SVGGraphicsElement[] {
  const found: SVGGraphicsElement[] = [];
  for (let each: Element | null = element; each !== null && each !== root; each = each.parentElement) {
    const id = /^url\(["']?#([^"')]+)/.exec(getComputedStyle(each).clipPath)?.[1];
    const clip = id === undefined ? null : root.querySelector(`[id="${CSS.escape(id)}"]`);
    const inside = clip?.firstElementChild;
    if (inside != null) found.unshift(inside as SVGGraphicsElement);
  }
  return found;
}

function drawText(drawing: Drawing, element: SVGTextElement, style: CSSStyleDeclaration, fonts: Fonts, opacity: number): void {
  const text = element.textContent?.trim() ?? "";
  const ink = inkOf(style.fill);
  if (text === "" || ink === null) return;
  const font = Number(style.fontWeight) >= HEAVY ? fonts.heavy : fonts.plain;
  const size = parseFloat(style.fontSize);
  const spacing = style.letterSpacing === "normal" ? 0 : parseFloat(style.letterSpacing);
  const shift = { start: 0, middle: 0.5, end: 1 }[style.textAnchor] ?? 0;
  // The browser counts the space after the last letter too.
  const width = widthOf(font, text, size, spacing) + spacing;
  const options = { isDown: true, spacing, opacity: opacity * ink.alpha };
  drawing.text(text, font, size, numberOf(element, "x") - shift * width, numberOf(element, "y"), ink.colour, options);
}

/** Draw an SVG of the page so that it fills a box of points; y grows upwards there. */
export function drawSvg(drawing: Drawing, root: SVGSVGElement, width: number, height: number, fonts: Fonts): void {
  const { x, y, width: across, height: down } = root.viewBox.baseVal;
  const isStretched = root.getAttribute("preserveAspectRatio") === "none";
  const least = Math.min(width / across, height / down);
  const [wide, high] = isStretched ? [width / across, height / down] : [least, least];
  const [left, top] = [(width - across * wide) / 2, (height + down * high) / 2];
  drawing.within([wide, 0, 0, -high, left - x * wide, top + y * high], () => {
    for (const element of root.querySelectorAll<SVGGraphicsElement>("path, circle, ellipse, rect, text")) {
      if (element.closest("clipPath, defs, symbol") !== null) continue;
      const style = getComputedStyle(element);
      if (style.display === "none") continue;
      const opacity = opacityOf(element, root);
      const draw = (): void =>
        drawing.within(matrixOf(placeOf(element, root)), () => {
          if (element.localName === "text") drawText(drawing, element as SVGTextElement, style, fonts, opacity);
          else drawing.path(shapeOf(element), paintOf(style, opacity));
        });
      const clips = clipsOf(element, root);
      if (clips.length === 0) draw();
      else clipped(drawing, clips, draw);
    }
  });
}

function clipped(drawing: Drawing, clips: SVGGraphicsElement[], draw: () => void): void {
  drawing.within([1, 0, 0, 1, 0, 0], () => {
    // Every clip of our cards lies in the units of the whole drawing.
    for (const clip of clips) drawing.clip(shapeOf(clip));
    draw();
  });
}
