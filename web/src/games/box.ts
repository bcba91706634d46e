/** What a game with a room of its own says about itself: all in its folder's index.ts, and in no list. */
import type { Component } from "svelte";
import type { Workshop } from "../bench/workshop";
import type { GameName } from "../text.svelte";
import type { React } from "../wire";
import type { GameTable } from "./play";

/** A game's box on the shelf, light enough for the first page; its colours are in box.css beside it. */
export interface GameBox {
  /** the picture that goes over lid and bottom; `window` is the part of it that is seen */
  Cover: Component<{ window: string; game?: GameName }>;
  /** one of the three cards that look out of the open box, as a drawing of 100 by 140 */
  BoxCard: Component<{ place: number }>;
  /** what stands on the small cards that fly at the end */
  confetti: readonly string[];
  /** the clause that tells of each way in which it can end */
  endings: Readonly<Record<string, string>>;
  /** what people at this game say by their faces, beside the usual phrases */
  gestures?: (options: Readonly<Record<string, string>>) => React["reaction"][];
  /** its cards on the designer's bench; a game without has none of one's own */
  workshop?: () => Promise<Workshop>;
  /** the table, which is heavy */
  room: (name: GameName) => Promise<GameTable>;
}
