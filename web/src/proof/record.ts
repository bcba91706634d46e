/** A record as text (docs/rules/notation.md, 6), as far as the proof of its deal needs it. */

export interface Shuffle {
  /** the name of the pile: deck, gold, gifts … */
  pile: string;
  /** from the top */
  cards: string[];
}

export interface ProofRecord {
  tags: Map<string, string>;
  /** in the order in which they happened */
  shuffles: Shuffle[];
  /** how many seats the game has; 0 where the record does not say */
  players: number;
}

const TAG = /^\[([A-Za-z]+) "(.*)"\]$/;
const SEATS = "ABCDEFGHIJKLM";

/** A line that cannot be read, or something that must be there and is not. */
export class Unreadable extends Error {}

export function readRecord(text: string): ProofRecord {
  const record: ProofRecord = { tags: new Map(), shuffles: [], players: 0 };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) readLine(record, line);
  for (const name of ["Game", "Rules", "Commit", "Seed"]) {
    if (!record.tags.has(name)) throw new Unreadable(`expected a tag ${name}`);
  }
  record.players ||= [...bySeat(record, "Seats")].length;
  return record;
}

function readLine(record: ProofRecord, line: string): void {
  if (line.startsWith("[")) {
    const [, name, value] = TAG.exec(line) ?? [];
    if (name === undefined) throw new Unreadable(`expected a tag, got ${line}`);
    if (name === "Shuffle") record.shuffles.push(readShuffle(value));
    else if (record.tags.has(name)) throw new Unreadable(`expected tag ${name} once`);
    else record.tags.set(name, value);
  } else if (line.startsWith("~")) {
    record.shuffles.push(readShuffle(line.slice(1).trim()));
  } else if (line.startsWith("=")) {
    const players = /(?:^=|;)\s*n (\d+)\s*(?:;|$)/.exec(line);
    if (players !== null) record.players = Number(players[1]);
  }
}

function readShuffle(text: string): Shuffle {
  const [pile, ...words] = text.split(/\s+/);
  return { pile, cards: words.flatMap(cardsOf) };
}

/** One word of a list of cards: `5`, `5*2` for two of them, `-` for none. */
function cardsOf(word: string): string[] {
  if (word === "-") return [];
  const [, card, times] = /^(.+)\*(\d{1,3})$/.exec(word) ?? [];
  return card === undefined ? [word] : Array<string>(Number(times)).fill(card);
}

/** The parts `A=..; B=..` of a tag, by seat. */
export function bySeat(record: ProofRecord, tag: string): Map<number, string> {
  const parts = (record.tags.get(tag) ?? "").split(";").map((part) => /^\s*([A-M])=(.*?)\s*$/.exec(part));
  return new Map(parts.flatMap((part) => (part === null ? [] : [[SEATS.indexOf(part[1]), part[2]] as const])));
}
