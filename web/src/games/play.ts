/** What a game's table component gets: a position from one seat's side, and a way to make a move. */
import type { Component } from "svelte";
import { fetched } from "../lazy";
import { boxOf } from "./boxes";
import type { Describe, GameName } from "../text.svelte";
import type { AnyEvent, AnyMove, AnyView, Clock, SeatInfo } from "../wire";

/** One position as one reader sees it: live at a table, in a replay, or as a picture in the rulebook. */
export interface Play<V = AnyView, M = AnyMove> {
  readonly view: V;
  /** what led to this view, in order; empty where the view is fresh */
  readonly events: readonly AnyEvent[];
  /** what others did since the reader's own last move, to be marked on the table; nothing where remembering is the game */
  readonly recent?: readonly AnyEvent[];
  readonly seats: readonly (SeatInfo | null)[];
  /** the name of each seat */
  readonly names: readonly string[];
  /** the reader's seat; null for a spectator */
  readonly you: number | null;
  /** the seat that acts on this screen although nobody's own side is shown: one device round the table */
  readonly acts?: number | null;
  /** the seats that are connected; bots count as connected */
  readonly connected: readonly number[];
  readonly clock: Clock;
  /** may moves be tried here? Not in a replay or a picture, nor by a spectator */
  readonly canTry: boolean;
  /** a move is on its way */
  readonly isSending: boolean;
  /** the chosen options of the table, as texts */
  readonly options: Readonly<Record<string, string>>;
  /** Try a move: of the view, or another one, to hear which clause forbids it. True when it was made. */
  move(move: M): Promise<boolean>;
  /** A sentence for the slip of paper above the hand: something that is no move at all. `clause` links to the rulebook. */
  hint(text: string, clause?: string): void;
  /** That's Not a Hat: the gift that is being shown is on the screen. */
  displayed(): void;
}

/** What a slip of paper says about a thing on the table. */
export interface Help {
  title: string;
  /** a sentence or two, and where it may go now if it is one's own */
  lines: string[];
  /** the clause of the rulebook that tells more */
  clause: string;
  /** all cards of its kind, as a picture in the rulebook */
  more?: { clause: string; label: string };
}

/** A move in words, and where on the table it is made. */
export interface PointedOut {
  text: string;
  /** selectors of what lights up */
  at: string[];
}

/** A label for whoever sees a table for the first time. */
export interface FirstLabel {
  /** a selector of what it lies beside */
  at: string;
  text: string;
}

/** Everything the pages need to know of one game. */
export interface GameTable {
  name: GameName;
  /** the table itself */
  Table: Component<{ play: Play<any, any> }>;
  /** facts of events and refusals in words */
  describe: Describe;
  /** how long an update takes to look at, in travel times (1 = one card moving); 0 for nothing to see */
  pace(events: readonly AnyEvent[], you: number | null): number;
  /** may events of this game be kept in a log? */
  hasLog: boolean;
  /** pictures for the rulebook, by clause */
  pictures: Record<string, Component>;
  /** lines of the outcome for each seat, after the game */
  tally(view: any, seat: number): string;
  /** events that the log tells and the line about the last turn leaves out */
  asides?: ReadonlySet<string>;
  /** what a thing on the table is, by its data-help or data-slot; null for what needs no words. It tells nothing that the view does not show */
  help?(what: string, play: Play<any, any>): Help | null;
  /** what to point out on the first sight of the table, in this order; none while there is no time to read */
  labels?(play: Play<any, any>): FirstLabel[];
  /** a move of the seat whose view this is, for a hint or a review */
  pointOut?(move: any, play: Pick<Play<any, any>, "view" | "names">): PointedOut;
  /** draw with the cards of a table's own, as the text of their file; with those of the box where it is empty */
  useCards?(text: string): void;
  /** an event as a sentence, where the game's texts may not have one */
  say?(event: AnyEvent, names: readonly string[]): string;
}

const texts = new Map<string, Promise<string>>();

/** The cards of a table's own, fetched once; nothing where they cannot be had: then cards have names without pictures. */
function cardsOf(code: string, hash: string): Promise<string> {
  const known = texts.get(hash) ?? fetch(`/api/tables/${code}/cards`).then((answer) => (answer.ok ? answer.text() : ""));
  texts.set(hash, known);
  return known.catch(() => {
    texts.delete(hash);
    return "";
  });
}

/** The same for one table; `hash` is that of its own cards, empty where they are those of the box. */
export async function tableOf(name: GameName, code: string, hash: string): Promise<GameTable> {
  const game = await gameTable(name);
  game.useCards?.(hash === "" ? "" : await cardsOf(code, hash));
  return game;
}

/** A game's table, loaded when it is needed. */
export function gameTable(name: GameName): Promise<GameTable> {
  return fetched(() => boxOf(name).room(name));
}
