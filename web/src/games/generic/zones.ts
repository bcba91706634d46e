/**
 * Any view as zones: what lies in the middle, what lies before each seat, and what the reader holds.
 *
 * The server's list of games says of each field what kind it is; what it does not tell, structs within structs, is drawn by its form.
 * Texts are cards in their written form. `hand` is the reader's own. Numbers and yes or no are facts about the table; numbers whose
 * name ends in deck, size or sizes are cards that lie face down.
 */
import type { Zone as Declared } from "../../wire";

export interface Zone {
  /** the field of the view that it shows; the game's texts name it */
  field: string;
  /** where it is: no other zone has this key */
  key: string;
  /** the cards in it, by their written form; null where it holds none by nature */
  cards: readonly string[] | null;
  /** a plain number, or how many cards lie face down */
  number: number | null;
  isStack: boolean;
  /** yes or no; null for what is neither */
  is: boolean | null;
  /** zones within this one */
  parts: readonly Zone[];
}

export interface Layout {
  middle: readonly Zone[];
  facts: readonly Zone[];
  seats: readonly (readonly Zone[])[];
  hand: Zone | null;
}

export type AnyFields = Readonly<Record<string, unknown>>;

/** Fields that every view has, or that others show. */
const ELSEWHERE = new Set(["seat", "to_act", "moves", "outcome", "prompt", "phase", "players"]);
const FACE_DOWN = /(^|_)(deck|size|sizes)$/;

type Scalar = string | number;

function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number";
}

function isFields(value: unknown): value is AnyFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Something small in a list: a card, or a struct that tells of one. */
function isCard(value: unknown): boolean {
  return isScalar(value) || (isFields(value) && Object.values(value).every((each) => each === null || typeof each !== "object"));
}

/** A card as it is written: what a struct tells of it, without what is not so. */
function written(value: unknown): string {
  if (!isFields(value)) return String(value);
  const told = Object.entries(value).flatMap(([key, each]) => (each === true ? [key] : isScalar(each) && each !== 0 ? [String(each)] : []));
  return told.join(" ");
}

function zone(field: string, key: string, more: Partial<Zone>): Zone {
  return { field, key, cards: null, number: null, isStack: false, is: null, parts: [], ...more };
}

/** One field as a zone; null for what is not there. */
export function zoneOf(field: string, key: string, value: unknown): Zone | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return zone(field, key, { is: value });
  if (typeof value === "number") return zone(field, key, { number: value, isStack: FACE_DOWN.test(field) });
  if (typeof value === "string") return value === "" ? null : zone(field, key, { cards: [value] });
  if (Array.isArray(value) && value.every(isCard)) return zone(field, key, { cards: value.map(written) });
  if (Array.isArray(value)) return zone(field, key, { parts: inner(value.map((each, index) => zoneOf(field, `${key}.${index}`, each))) });
  return zone(field, key, { parts: inner(Object.entries(value as AnyFields).map(([name, each]) => zoneOf(name, `${key}.${name}`, each))) });
}

function inner(zones: readonly (Zone | null)[]): Zone[] {
  return zones.filter((each) => each !== null);
}

/** Is there an entry for each seat? What the server does not say is told by its form. */
function isBySeat(value: unknown, kind: Declared["kind"] | undefined, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return kind === undefined ? value.every((each) => typeof each === "number" || Array.isArray(each)) : kind.endsWith("_by_seat");
}

export function layoutOf(view: AnyFields, seats: number, declared: readonly Declared[]): Layout {
  const kinds = new Map(declared.map(({ name, kind }) => [name, kind]));
  const middle: Zone[] = [];
  const facts: Zone[] = [];
  const before: Zone[][] = Array.from({ length: seats }, () => []);
  let hand: Zone | null = null;
  for (const [field, value] of Object.entries(view)) {
    // A word of a few is for the rules, such as a phase; what it means to the reader is said by the line above the table.
    if (ELSEWHERE.has(field) || kinds.get(field) === "word") continue;
    if (isBySeat(value, kinds.get(field), seats)) {
      value.forEach((each, seat) => before[seat]!.push(...inner([zoneOf(field, `${field}.${seat}`, each)])));
      continue;
    }
    const found = zoneOf(field, field, value);
    if (found === null) continue;
    if (field === "hand" && found.cards !== null) hand = found;
    else if (found.is !== null || (found.number !== null && !found.isStack)) facts.push(found);
    else middle.push(found);
  }
  return { middle, facts, seats: before, hand };
}

/** Every zone of a layout, with those within others. */
export function all(zones: readonly Zone[]): Zone[] {
  return zones.flatMap((each) => [each, ...all(each.parts)]);
}

/** Where a card of a zone lies on the stage. */
export function slotOf(key: string, index: number): string {
  return `${key}/${index}`;
}

/** The cards of a long zone that are shown: the last ones, which lie on top. */
export function shownOf(cards: readonly string[], most: number): { card: string; index: number }[] {
  return cards.map((card, index) => ({ card, index })).slice(-most);
}
