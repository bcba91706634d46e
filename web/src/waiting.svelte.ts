/** A table at which the reader waits for people, while playing elsewhere. */

interface Wait {
  code: string;
  /** who was there when the reader went */
  known: string[];
}

const KEY = "smallbox.waiting";

function kept(): Wait | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Wait | null;
  } catch {
    return null;
  }
}

let wait: Wait | null = $state.raw(kept());

export const waiting = {
  get at(): Wait | null {
    return wait;
  },
};

/** Wait at a table, which calls when somebody comes who is not known; null to wait no more. */
export function waitAt(table: Wait | null): void {
  wait = table;
  try {
    if (table === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // Without storage the wait ends with the page.
  }
}
