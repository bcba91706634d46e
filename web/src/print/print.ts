/** A box of cards as a PDF: every face drawn by the same components as on the table. */
import { mount, unmount, type Component } from "svelte";
import heavyUrl from "@expo-google-fonts/nunito/900Black/Nunito_900Black.ttf?url";
import plainUrl from "@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf?url";
import { readFont, widthOf, type Font } from "./font";
import { Drawing, Form, MILLIMETRE, pdf, type Page, type Paint } from "./pdf";
import { CARD, marks, PAPERS, placed, sheets, type Paper } from "./sheet";
import { drawSvg, type Fonts } from "./svg";

/** One side of a card: a component that draws an SVG. */
export interface Face {
  /** the same for the same drawing */
  key: string;
  Drawing: Component<any>;
  given: Record<string, unknown>;
}

export interface PrintedCard {
  front: Face;
  back: Face;
  count: number;
}

const HAIRLINE: Paint = { fill: null, stroke: [90, 90, 90], fillOpacity: 1, strokeOpacity: 1, width: 0.35, cap: 0, join: 0, dashes: [], isEvenOdd: false };
const GREY: [number, number, number] = [90, 90, 90];
const SMALL = 7;
/** How far the note stays away from the edge of the paper, in millimetres. */
const SIDE = 3;

async function font(name: string, url: string): Promise<Font> {
  return readFont(name, new Uint8Array(await (await fetch(url)).arrayBuffer()));
}

async function fonts(): Promise<Fonts> {
  const [heavy, plain] = await Promise.all([font("NunitoBlack", heavyUrl), font("NunitoBold", plainUrl)]);
  return { heavy, plain };
}

/** Draw a face off the screen, in the light of day whatever the theme is. */
function drawn(face: Face, name: string, faces: Fonts): Form {
  const form = new Form(name, CARD.width * MILLIMETRE, CARD.height * MILLIMETRE);
  const host = document.createElement("div");
  host.className = "print-host";
  document.body.append(host);
  const component = mount(face.Drawing, { target: host, props: face.given });
  const theme = document.documentElement.dataset["theme"];
  document.documentElement.dataset["theme"] = "light";
  try {
    drawSvg(form, host.querySelector("svg")!, form.width, form.height, faces);
  } finally {
    document.documentElement.dataset["theme"] = theme;
    void unmount(component);
    host.remove();
  }
  return form;
}

export interface Wish {
  title: string;
  /** at the edge of every sheet; the number of the sheet is put after it */
  note: string;
  paper: Paper;
  hasBacks: boolean;
}

/** The sheets; `progress` hears how many of the faces are drawn. */
export async function printed(cards: readonly PrintedCard[], wish: Wish, progress: (done: number, total: number) => void = () => undefined): Promise<Blob> {
  const faces = await fonts();
  const forms = new Map<string, Form>();
  const wanted = cards.flatMap(({ front, back }) => (wish.hasBacks ? [front, back] : [front]));
  const kinds = [...new Map(wanted.map((face) => [face.key, face])).values()];
  for (const [index, face] of kinds.entries()) {
    forms.set(face.key, drawn(face, `C${index}`, faces));
    progress(index + 1, kinds.length);
    // Between two faces the page may do something else.
    if (index % 8 === 7) await new Promise((resolve) => setTimeout(resolve));
  }
  const all = cards.flatMap(({ front, back, count }) => Array.from({ length: count }, () => ({ front, back })));
  const pages = sheets(all).flatMap((sheet, index, { length }) => {
    const sides = wish.hasBacks ? (["front", "back"] as const) : (["front"] as const);
    return sides.map((side) => page(sheet.map((card) => forms.get(card[side].key)!), side, wish, `${wish.note} · ${index + 1}/${length}`, faces.plain));
  });
  return pdf(wish.title, pages);
}

function page(faces: readonly Form[], side: "front" | "back", { paper }: Wish, note: string, words: Font): Page {
  const [width, height] = [PAPERS[paper].width * MILLIMETRE, PAPERS[paper].height * MILLIMETRE];
  const drawing = new Drawing();
  for (const { face, x, y } of placed(faces, paper, side)) drawing.form(face, x * MILLIMETRE, height - (y + CARD.height) * MILLIMETRE);
  for (const { x1, y1, x2, y2 } of marks(paper)) {
    const [fromX, fromY, toX, toY] = [x1 * MILLIMETRE, height - y1 * MILLIMETRE, x2 * MILLIMETRE, height - y2 * MILLIMETRE];
    drawing.path([["M", fromX, fromY], ["L", toX, toY]], HAIRLINE);
  }
  // Upwards along the left edge, where every paper has the widest margin.
  const length = widthOf(words, note, SMALL);
  drawing.within([0, 1, -1, 0, (SIDE + 1.5) * MILLIMETRE, (height - length) / 2], () => drawing.text(note, words, SMALL, 0, 0, GREY));
  return { width, height, drawing };
}
