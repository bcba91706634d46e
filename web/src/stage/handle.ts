/** What the parts of a table may ask of the stage they lie on. */
import { getContext } from "svelte";

export const STAGE = Symbol("stage");

export interface StageHandle {
  /** Slots have moved: put the pictures where they are now. */
  refresh(): void;
  /** The picture in a slot follows a finger; null lets it go back. */
  drag(slot: string | null, x: number, y: number): void;
  /** "No": the picture shakes once. */
  wiggle(slot: string): void;
}

/** The stage that a component lies on. */
export function stage(): StageHandle {
  return getContext<StageHandle>(STAGE);
}
