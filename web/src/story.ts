/** What just happened, in words: the turns of a game as the log and the strip above the table tell them. */
import type { GameTable } from "./games/play";
import { has, inWords, sayEvent, t } from "./text.svelte";
import type { AnyEvent } from "./wire";

/** One event of a game, told in somebody's turn. */
export interface Told {
  event: AnyEvent;
  /** the names of the seats when it happened */
  names: readonly string[];
  /** whose turn it was; null for what belongs to nobody's, such as the deal */
  seat: number | null;
}

/** A game, as far as its words are needed. */
export type Words = Pick<GameTable, "name" | "describe" | "say" | "asides">;

/** An event as the sentence of its game. */
export function sentenceOf(game: Words, event: AnyEvent, names: readonly string[]): string {
  return game.say?.(event, names) ?? sayEvent(game.name, event, [...names], game.describe);
}

/** The shorter sentence that a game may have for an event; empty where it is not worth a word. */
function shortOf(game: Words, event: AnyEvent, names: readonly string[]): string {
  const { type, ...facts } = event as { type: string } & Record<string, unknown>;
  const name = `${game.name}-caption-${type.replaceAll("_", "-")}`;
  return has(name) ? t(name, inWords(facts, [...names], game.describe)) : sentenceOf(game, event, names);
}

/** The name of whoever is on turn stands above, and not before every line. */
function withoutName(text: string, name: string | undefined): string {
  if (!name) return text;
  return [`${name}: `, `${name} `].reduce((rest, start) => (rest === text && text.startsWith(start) ? text.slice(start.length) : rest), text);
}

/** The same line twice in a row is one line. */
function counted(lines: readonly string[]): string[] {
  const found: { text: string; times: number }[] = [];
  for (const text of lines) {
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ text, times: 1 });
  }
  return found.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
}

function said(game: Words, turn: readonly Told[]): string[] {
  return counted(turn.map(({ event, names, seat }) => withoutName(shortOf(game, event, names), names[seat ?? -1])).filter((line) => line !== ""));
}

/** A turn as lines below the name of whoever took it: never none, so that a turn without a card is seen too. */
export function linesOf(game: Words, turn: readonly Told[]): string[] {
  const lines = said(game, turn);
  if (lines.length > 0 || turn.length === 0) return lines;
  const { event, names, seat } = turn[0]!;
  return [withoutName(sentenceOf(game, event, names), names[seat ?? -1])];
}

/** A turn on one line: who, what, and why, without what is only worth a line of the log. */
export function captionOf(game: Words, turn: readonly Told[]): string {
  const telling = turn.filter(({ event }) => game.asides?.has(event.type) !== true);
  const parts = said(game, telling);
  const { names, seat } = turn[0] ?? { names: [], seat: null };
  const name = names[seat ?? -1] ?? "";
  const lines = parts.length > 0 ? parts : linesOf(game, turn).slice(0, 1);
  return lines.length === 0 ? "" : `${name === "" ? "" : `${name}: `}${lines.join(" · ")}`;
}
