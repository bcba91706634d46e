/** Is this page older than the server? Then a new start is offered, never forced: somebody may be in the middle of a turn. */
import type { Health } from "./wire";

let first: string | null = null;

/** Ask the server which client it has; called at the start and whenever a connection comes back. */
export async function checkAge(): Promise<void> {
  try {
    const { client } = (await (await fetch("/health")).json()) as Health;
    first ??= client;
    if (client !== first) document.dispatchEvent(new Event("smallbox:old"));
  } catch {
    // No answer says nothing about the age.
  }
}
