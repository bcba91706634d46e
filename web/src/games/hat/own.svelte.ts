/** Gifts of the table's own: their names, and which pictures of the box they share. */
import files from "virtual:components/hat";
import { settings } from "../../settings.svelte";
import { readCsv } from "../../bench/csv";

/** One row of a file of gifts, by column. */
export type Row = Record<string, string>;

/** As in the notation: the English name, with a dash for whatever is no letter. */
export function codeOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "-");
}

const pictures = new Map(files.hat_gifts.map(({ emoji, en }) => [emoji, codeOf(en)]));
let own: ReadonlyMap<string, Row> = $state.raw(new Map());

/** The rows of a file of gifts, and its columns. Throws where it is none. */
export function readGifts(text: string): { columns: string[]; rows: Row[] } {
  const [columns, ...cells] = readCsv(text);
  if (columns === undefined || !columns.includes("en") || !columns.includes("emoji")) throw new Error("expected gifts");
  return { columns, rows: cells.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? ""]))) };
}

/** Play with the gifts of a file; with those of the box where it is empty. */
export function useGifts(text: string): void {
  own = text === "" ? new Map() : new Map(readGifts(text).rows.map((row) => [codeOf(row["en"]!), row]));
}

/** What a gift of the table's own is called; null where it is one of the box. */
export function ownName(code: string): string | null {
  const row = own.get(code);
  return row === undefined ? null : row[settings.language] || row["en"]!;
}

/** The gift of the box that has the same picture, null where there is none; undefined where it is one of the box. */
export function ownPicture(code: string): string | null | undefined {
  const row = own.get(code);
  return row === undefined ? undefined : pictureOfEmoji(row["emoji"]!);
}

export function pictureOfEmoji(emoji: string): string | null {
  return pictures.get(emoji) ?? null;
}

/** All pictures of the box, as emoji. */
export const emojis: readonly string[] = [...pictures.keys()];
