/** Commitments that this browser saw before the seed was opened; a proof against them trusts no server. */
import type { TableInfo } from "../wire";

/** More than this many games at one table in one sitting are not remembered. */
const MOST = 30;

function name(code: string): string {
  return `smallbox.commitments.${code}`;
}

export function seenCommitments(code: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(name(code)) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Call with every table that the server shows. Once a game is over its commitment proves nothing new. */
export function seeCommitment({ code, phase, commitment }: Pick<TableInfo, "code" | "phase" | "commitment">): void {
  const seen = seenCommitments(code);
  if (phase === "over" || commitment === "" || seen.includes(commitment)) return;
  try {
    sessionStorage.setItem(name(code), JSON.stringify([...seen, commitment].slice(-MOST)));
  } catch {
    // Without storage the record is checked against its own commitment only.
  }
}
