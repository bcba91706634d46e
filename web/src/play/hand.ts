/** Whether this screen is for the hand alone, because the table is on a big one. */
import { getContext, setContext } from "svelte";

const HAND = Symbol("hand");

export function tellHand(isHand: () => boolean): void {
  setContext(HAND, isHand);
}

/** Call while a component is made; the answer may change. */
export function handOnly(): () => boolean {
  return getContext<(() => boolean) | undefined>(HAND) ?? (() => false);
}
