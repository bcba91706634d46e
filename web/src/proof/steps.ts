/** A proof, step by step, as sentences with a tick or a cross. */
import type { Proof, Verdict } from "./verify";

export interface Step {
  tick: "yes" | "no" | "note";
  /** the sentence's name */
  name: string;
  facts?: Record<string, number>;
  /** seats that the sentence names */
  names?: number[];
}

/**
 * The verdict of whoever saw these commitments during the game. Without one of them, or without a number of a player, the
 * record may fit together and the cards may still have been chosen: then it is `consistent` and no more.
 */
export function verdict(proof: Proof, seen: readonly string[]): Verdict | "consistent" {
  const { tick } = promise(proof, seen);
  if (tick === "no" && proof.verdict !== "unreadable") return "mismatch";
  return proof.verdict === "proved" && (tick === "note" || proof.nonces.length === 0) ? "consistent" : proof.verdict;
}

export function steps(proof: Proof, seen: readonly string[]): Step[] {
  if (proof.verdict === "unreadable") return [];
  const isOpened = proof.commit === proof.opened;
  const found: Step[] = [promise(proof, seen), { tick: isOpened ? "yes" : "no", name: isOpened ? "proof-seed" : "proof-seed-other" }];
  if (proof.shuffles.length === 0) return found;
  const seats = proof.nonces.map(({ seat }) => seat);
  return [...found, shuffles(proof), seats.length > 0 ? { tick: "yes", name: "proof-nonces", names: seats } : { tick: "note", name: "proof-nonces-none" }];
}

function promise({ commit }: Proof, seen: readonly string[]): Step {
  if (seen.length === 0) return { tick: "note", name: "proof-promise-unseen" };
  return seen.includes(commit) ? { tick: "yes", name: "proof-promise" } : { tick: "no", name: "proof-promise-other" };
}

function shuffles({ shuffles: all }: Proof): Step {
  const wrong = all.filter(({ isRight }) => !isRight).length;
  const facts = { count: all.length, wrong };
  return wrong === 0 ? { tick: "yes", name: "proof-shuffles", facts } : { tick: "no", name: "proof-shuffles-wrong", facts };
}
