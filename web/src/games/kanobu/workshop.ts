/** Kanobu on the bench: how many cards of each face are in the pack. */
import files from "virtual:files/kanobu";
import type { Workshop } from "../../bench/workshop";
import { t } from "../../text.svelte";
import Card from "./Card.svelte";
import Workbench from "./Workbench.svelte";

export type Counts = Record<string, number>;

/** The file as it is, with whatever else it may say. */
export interface Pack {
  id: string;
  each: Counts;
  pairs: Record<string, Counts>;
  purple: Counts;
  removeWithTwoPlayers: string[];
  handSize: number;
  minPlayers: number;
  maxPlayers: number;
  [more: string]: unknown;
}

export const SYMBOLS = ["Ro", "Pa", "Sc", "Sk", "3", "Di", "1", "2", "Ch", "St", "Ca", "Co"] as const;
export const PAIRS = ["BG", "RY", "BR", "GY", "BY", "GR"] as const;
const COLOURS = ["B", "G", "R", "Y"] as const;

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function read(text: string): Pack {
  const found: unknown = JSON.parse(text);
  if (!isObject(found) || !isObject(found["each"]) || !isObject(found["pairs"]) || !isObject(found["purple"])) throw new Error("expected a pack");
  return found as Pack;
}

/** Without the zeros, which the file leaves out. */
function some(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0));
}

function write(pack: Pack): string {
  const pairs = Object.entries(pack.pairs).map(([pair, counts]) => [pair, some(counts)] as const);
  const full = { ...pack, each: some(pack.each), pairs: Object.fromEntries(pairs.filter(([, counts]) => Object.keys(counts).length > 0)), purple: some(pack.purple) };
  return `${JSON.stringify(full, null, 1)}\n`;
}

/** Every face with its number of cards, in the order of the pack. */
export function faces({ each, pairs, purple }: Pack): { card: string; count: number }[] {
  const counted = (colours: string, counts: Counts) => SYMBOLS.map((symbol) => ({ card: `${colours}.${symbol}`, count: counts[symbol] ?? 0 }));
  const all = [...COLOURS.flatMap((colour) => counted(colour, each)), ...Object.entries(pairs).flatMap(([pair, counts]) => counted(pair, counts)), ...counted("P", purple)];
  return all.filter(({ count }) => count > 0);
}

/** Pairs by their colours, counts by their symbols. */
function sayPlace([first = "", second = "", third = ""]: readonly string[]): string {
  if (second === "") return "";
  if (first === "pairs") return t("bench-at-pair", { colours: t(`kanobu-colours-${second}`), symbol: third === "" ? "none" : t(`kanobu-symbol-${third}`) });
  return first === "each" || first === "purple" ? t(`kanobu-symbol-${second}`) : "";
}

const BACK = { key: "back", Drawing: Card, given: { card: "" } };

export default {
  extension: "json",
  // The one that tables play with first.
  starts: Object.entries(files).map(([name, text]) => ({ name: name.replace(/\.json$/, ""), text })).sort((one, other) => one.name.length - other.name.length),
  read,
  write,
  nameOf: ({ id }) => String(id),
  rename: (pack, id) => ({ ...pack, id }),
  sayPlace,
  Editor: Workbench,
  cards: (pack) => Promise.resolve(faces(pack).map(({ card, count }) => ({ front: { key: card, Drawing: Card, given: { card } }, back: BACK, count }))),
} satisfies Workshop<Pack>;
