/** A proof, step by step, as sentences with a tick or a cross. */
import type { Given, Kept } from "./numbers";
import { sealed } from "./seal";
import type { Proof, Verdict } from "./verify";

export interface Step {
  tick: "yes" | "no" | "note";
  /** the sentence's name */
  name: string;
  facts?: Record<string, number>;
  /** seats that the sentence names */
  names?: number[];
}

/** What this browser knows from before the end of the game. */
export interface Evidence {
  /** commitments that it was shown */
  seen: readonly string[];
  /** what it kept of the deal under the record's commitment */
  kept: Kept | null;
  /** is this the browser of somebody who sits at the table? */
  isSeated: boolean;
}

/**
 * The verdict of this browser. Without a commitment that it was shown, or without a number of its own that nobody could know
 * before the deal, the record may fit together and the cards may still have been chosen: then it is `consistent` and no more.
 */
export function verdict(proof: Proof, evidence: Evidence): Verdict | "consistent" | "known" {
  if (proof.verdict === "unreadable") return "unreadable";
  const found = steps(proof, evidence);
  if (found.some(({ tick }) => tick === "no")) return "mismatch";
  if (proof.deal !== "" && proof.verdict === "proved") return "known";
  const isBound = ["proof-promise", "proof-mine"].every((name) => found.some((step) => step.name === name));
  return proof.verdict === "proved" && !isBound ? "consistent" : proof.verdict;
}

export function steps(proof: Proof, evidence: Evidence): Step[] {
  if (proof.verdict === "unreadable") return [];
  if (proof.deal !== "") return known(proof);
  const found = [promise(proof, evidence.seen), either(proof.commit === proof.opened, "proof-seed")];
  if (proof.shuffles.length === 0) return found;
  return [...found, shuffles(proof), ...spelling(proof), ...mine(proof, evidence), ...others(proof, evidence.kept), nonces(proof)];
}

/** Where the cards were no secret nothing was promised, and nobody's number is looked for. */
function known(proof: Proof): Step[] {
  const isDaily = /-\d{4}-\d{2}-\d{2}$/.test(proof.deal);
  const first: Step = { tick: "note", name: isDaily ? "proof-known-daily" : "proof-known-duplicate" };
  const found = [first, ...(isDaily ? [either(proof.isOfDay, "proof-day")] : []), either(proof.commit === proof.opened, "proof-seed")];
  return proof.shuffles.length === 0 ? found : [...found, shuffles(proof), ...spelling(proof)];
}

function either(isRight: boolean, name: string): Step {
  return isRight ? { tick: "yes", name } : { tick: "no", name: `${name}-other` };
}

function promise({ commit }: Proof, seen: readonly string[]): Step {
  if (seen.length === 0) return { tick: "note", name: "proof-promise-unseen" };
  return either(seen.includes(commit), "proof-promise");
}

function shuffles({ shuffles: all }: Proof): Step {
  const wrong = all.filter(({ isRight }) => !isRight).length;
  const facts = { count: all.length, wrong };
  return wrong === 0 ? { tick: "yes", name: "proof-shuffles", facts } : { tick: "no", name: "proof-shuffles-wrong", facts };
}

function spelling({ isSpelled }: Proof): Step[] {
  return isSpelled ? [] : [{ tick: "no", name: "proof-spelling-other" }];
}

function nonces(proof: Proof): Step {
  const seats = proof.nonces.map(({ seat }) => seat);
  return seats.length > 0 ? { tick: "yes", name: "proof-nonces", names: seats } : { tick: "note", name: "proof-nonces-none" };
}

function nonceAt({ nonces: all }: Proof, seat: number): string {
  return all.find((each) => each.seat === seat)?.nonce ?? "";
}

/** Is our own number where we sat? */
function mine(proof: Proof, { kept, isSeated }: Evidence): Step[] {
  const seat = kept?.settled?.seat ?? null;
  const shown = seat === null ? "" : kept?.settled?.commits[seat];
  const given = kept?.given.find(({ commit }) => commit === shown) ?? kept?.given.at(-1);
  if (given === undefined) {
    if (!isSeated && seat === null) return [];
    const isNone = seat !== null && shown === "";
    return [{ tick: "note", name: isNone ? "proof-mine-none" : "proof-mine-gone" }];
  }
  const isThere = isAt(proof, seat, given);
  return [isThere && given.isOpen ? { tick: "note", name: "proof-mine-open" } : either(isThere, "proof-mine")];
}

function isAt(proof: Proof, seat: number | null, { nonce, isOpen }: Given): boolean {
  // An open number is asked for by nobody, so the seats of the game may never have been shown with it.
  if (seat === null) return isOpen && proof.nonces.some((each) => each.nonce === nonce);
  return nonceAt(proof, seat) === nonce;
}

/** Is the deal the one that was settled before anybody opened a number? */
function others(proof: Proof, kept: Kept | null): Step[] {
  const settled = kept?.settled;
  if (settled == null) return [];
  const isSame = settled.game === proof.game && settled.rules === proof.rules && settled.options === proof.options;
  const seats = Math.max(settled.commits.length, ...proof.nonces.map(({ seat }) => seat + 1));
  const wrong = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sealed(nonceAt(proof, seat)) !== (settled.commits[seat] ?? ""));
  return [either(isSame, "proof-settled"), wrong.length === 0 ? { tick: "yes", name: "proof-sealed" } : { tick: "no", name: "proof-sealed-other", names: wrong }];
}
