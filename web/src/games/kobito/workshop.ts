/** Kobito on the bench: the gold table, and how many cards of each kind there are. */
import files from "virtual:files/kobito";
import type { Workshop } from "../../bench/workshop";
import { t } from "../../text.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import GoldCard from "./GoldCard.svelte";
import Workbench from "./Workbench.svelte";

export interface Gold {
  need: number;
  value: number;
}

/** The file as it is, with whatever else it may say. */
export interface Box {
  id?: string;
  players: [number, number];
  hand: number;
  penalty: number;
  copies_per_number: number;
  kobitos: number;
  replacements: number;
  gold: Gold[];
  [more: string]: unknown;
}

const NUMBERS = 12;

function read(text: string): Box {
  const found = JSON.parse(text) as Partial<Box> | null;
  if (typeof found !== "object" || found === null || !Array.isArray(found.gold) || !Array.isArray(found.players)) throw new Error("expected a box");
  return found as Box;
}

/** Gold cards one to a line, as a person would write them. */
function write({ gold, ...others }: Box): string {
  const rest = JSON.stringify(others, null, 1).replace(/\[\s+(\d+),\s+(\d+)\s+\]/, "[$1, $2]").slice(0, -2);
  const rows = gold.map((card) => `  ${JSON.stringify(card).replace(/([:,])/g, "$1 ")}`);
  return `${rest},\n "gold": [\n${rows.join(",\n")}\n ]\n}\n`;
}

const RAINBOW = { key: "back", Drawing: CardBack, given: { kind: "rainbow" } };
const COINS = { key: "gold", Drawing: CardBack, given: { kind: "gold" } };

export default {
  extension: "json",
  starts: Object.entries(files).map(([name, text]) => ({ name: name.replace(/\.json$/, ""), text })),
  read,
  write,
  nameOf: ({ id }) => String(id ?? "kobito"),
  rename: (box, id) => ({ ...box, id }),
  sayPlace: ([first, number = ""]) => (first === "gold" && number !== "" ? t("bench-at-gold", { number }) : ""),
  Editor: Workbench,
  cards: ({ gold, copies_per_number, kobitos, replacements }) => {
    const deck = [
      ...Array.from({ length: NUMBERS }, (_, index) => ({ code: String(index + 1), count: copies_per_number })),
      { code: "K", count: kobitos },
      { code: "R", count: replacements },
    ];
    return Promise.resolve([
      ...deck.map(({ code, count }) => ({ front: { key: code, Drawing: CardFace, given: { code } }, back: RAINBOW, count })),
      ...gold.map(({ need, value }) => ({ front: { key: `${value}@${need}`, Drawing: GoldCard, given: { need, value } }, back: COINS, count: 1 })),
    ]);
  },
} satisfies Workshop<Box>;
