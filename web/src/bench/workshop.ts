/** What a game lays on the bench: how its data file becomes rows, and rows a file again. No rule of it is here: the server says what is wrong. */
import type { Component } from "svelte";
import type { PrintedCard } from "../print/print";

/** A file that comes with the game. */
export interface Start {
  name: string;
  text: string;
}

/** What is wrong, and where: a path such as `gold/3/need`. */
export interface Flaw {
  at: string;
  text: string;
}

/** Tell of a change; what has the same key as the change before is one step to undo. */
export type Change<Draft> = (draft: Draft, key?: string) => void;

export interface Editing<Draft> {
  draft: Draft;
  flaw: Flaw | null;
  onchange: Change<Draft>;
}

export interface Workshop<Draft = any> {
  extension: "json" | "csv";
  starts: readonly Start[];
  /** Throws where the text is no such file at all. */
  read(text: string): Draft;
  write(draft: Draft): string;
  /** what the file is called, without its ending */
  nameOf(draft: Draft): string;
  rename?(draft: Draft, name: string): Draft;
  /** a place in the file in words, where its fields alone would not tell; empty otherwise */
  sayPlace?(path: readonly string[]): string;
  Editor: Component<Editing<Draft>>;
  /** every card of the box, to be printed */
  cards(draft: Draft): Promise<PrintedCard[]>;
}

/** Is this the place that is wrong, or does it lie in it? */
export function isWrong(flaw: Flaw | null, at: string): boolean {
  return flaw !== null && flaw.at !== "" && (flaw.at === at || at.startsWith(`${flaw.at}/`));
}

/** An id for an element, so that the page can lead there. */
export function placeId(at: string): string {
  return `bench-${at.replaceAll("/", "-")}`;
}
