/** That's Not a Hat on the bench: the list of gifts, with the arrows on their backs. */
import files from "virtual:files/hat";
import sprite from "../../made/gifts.svg?url";
import { writeCsv } from "../../bench/csv";
import type { Workshop } from "../../bench/workshop";
import { settings } from "../../settings.svelte";
import { pictureOfEmoji, readGifts, type Row } from "./own.svelte";
import PrintedBack from "./PrintedBack.svelte";
import PrintedGift from "./PrintedGift.svelte";
import Workbench from "./Workbench.svelte";

export interface GiftFile {
  columns: string[];
  rows: Row[];
}

/** The drawings of the box by name, as the insides of their symbols. */
async function drawings(): Promise<Map<string, string>> {
  const text = await (await fetch(sprite)).text();
  const symbols = new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol");
  return new Map([...symbols].map((symbol) => [symbol.id, symbol.innerHTML]));
}

export default {
  extension: "csv",
  starts: Object.entries(files).map(([name, text]) => ({ name: name.replace(/\.csv$/, ""), text })),
  read: readGifts,
  write: ({ columns, rows }) => writeCsv([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))]),
  nameOf: () => "gifts",
  Editor: Workbench,
  cards: async ({ rows }) => {
    const known = await drawings();
    return rows.map((row) => {
      const picture = pictureOfEmoji(row["emoji"]!);
      const given = { name: row[settings.language] || row["en"]!, isHat: picture === "hat", picture: picture === null ? "" : (known.get(picture) ?? "") };
      const { arrow, arrow_colour: colour } = row;
      return {
        front: { key: row["id"]!, Drawing: PrintedGift, given },
        back: { key: `${arrow} ${colour}`, Drawing: PrintedBack, given: { colour, arrow } },
        count: 1,
      };
    });
  },
} satisfies Workshop<GiftFile>;
