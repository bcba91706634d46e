/** Was the deal fair? From the text of a finished record, without a rule of any game. */
import { commitment, daySeed, keyOf, RNG, shuffled } from "./chance";
import type { Option } from "../wire";
import { bySeat, readRecord, type ProofRecord } from "./record";
import { isSpelled } from "./spelling";

/** `unproved`: the commitment holds, but the record does not say how its shuffles came about. */
export type Verdict = "proved" | "mismatch" | "unproved" | "unreadable";

export interface Proof {
  verdict: Verdict;
  /** the commitment as the record tells it, and the one that its seed gives */
  commit: string;
  opened: string;
  salt: string;
  seed: string;
  shuffles: { pile: string; cards: number; isRight: boolean }[];
  /** who gave a number of their own to the shuffles */
  nonces: { seat: number; nonce: string }[];
  /** is everything spelled as smallbox spells it? Other spellings would be other deals */
  isSpelled: boolean;
  game: string;
  rules: string;
  options: string;
  /** the code of a deal that was known before; empty where it was a secret */
  deal: string;
  /** of a day's deal: is the seed the one of its day? */
  isOfDay: boolean;
}

const NOTHING: Proof = {
  verdict: "unreadable", commit: "", opened: "", salt: "", seed: "", shuffles: [], nonces: [], isSpelled: true, game: "", rules: "", options: "", deal: "", isOfDay: true,
};
const SEED = /^[0-9a-f]{64}$/;
const DAY = /^(.+)-(\d{4}-\d{2}-\d{2})$/;
const NONCE = /^[0-9A-Za-z]{0,64}$/;

/** `known` are the options of each game, in their order; without them fewer spellings are told apart. */
export function verify(text: string, known: Readonly<Record<string, readonly Option[]>> = {}): Proof {
  try {
    return prove(readRecord(text), known);
  } catch {
    return NOTHING;
  }
}

function prove(record: ProofRecord, known: Readonly<Record<string, readonly Option[]>>): Proof {
  const tag = (name: string): string => record.tags.get(name) ?? "";
  const opened = commitment(tag("Salt"), tag("Seed"));
  const found: Proof = {
    ...NOTHING, commit: tag("Commit"), opened, salt: tag("Salt"), seed: tag("Seed"), game: tag("Game"), rules: tag("Rules"), options: tag("Opt"), deal: tag("Deal"),
    isOfDay: isOfDay(tag("Deal"), tag("Game"), tag("Rules"), tag("Seed")),
  };
  const isOpened = found.commit === opened;
  if (!record.tags.has("Rng") || (isOpened && record.shuffles.length === 0)) return { ...found, verdict: isOpened ? "unproved" : "mismatch" };
  const given = bySeat(record, "Nonces");
  const isReadable = tag("Rng") === RNG && SEED.test(tag("Seed")) && record.players > 0;
  if (!isReadable || [...given.values()].some((nonce) => !NONCE.test(nonce))) return NOTHING;
  const nonces = Array.from({ length: record.players }, (_, seat) => given.get(seat) ?? "");
  const key = keyOf(tag("Seed"), tag("Game"), tag("Rules"), tag("Opt"), nonces);
  const shuffles = record.shuffles.map(({ pile, cards }, number) => ({
    pile,
    cards: cards.length,
    isRight: shuffled(key, number, cards).join(" ") === cards.join(" "),
  }));
  const isRight = isSpelled(record, known[tag("Game")]);
  return {
    ...found,
    verdict: isOpened && isRight && shuffles.every((shuffle) => shuffle.isRight) ? "proved" : "mismatch",
    isSpelled: isRight,
    shuffles,
    nonces: nonces.flatMap((nonce, seat) => (nonce === "" ? [] : [{ seat, nonce }])),
  };
}

function isOfDay(deal: string, game: string, rules: string, seed: string): boolean {
  const [, name, day] = DAY.exec(deal) ?? [];
  return name === undefined || (name === game && daySeed(game, rules, day) === seed);
}
