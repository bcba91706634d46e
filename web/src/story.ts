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

/** Longer names are cut on a line that has to hold a whole turn. */
const LONGEST_NAME = 12;

function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}

/** What these events say of somebody, on one line. */
function onOneLine(game: Words, turn: readonly Told[], seat: number | null): string {
  const parts = said(game, turn.map((each) => ({ ...each, seat })));
  const name = shortName(turn[0]?.names[seat ?? -1] ?? "");
  return parts.length === 0 ? "" : `${name === "" ? "" : `${name}: `}${parts.join(" · ")}`;
}

/** Whom an event is about: the seat it names, or whoever is on turn and brought it about, such as a demand before somebody else. */
function subjectOf(event: AnyEvent, seat: number | null): number | null {
  const { seat: named = seat, by = null } = event as { seat?: number | null; by?: number | null };
  return seat === null || by === seat ? seat : named;
}

/**
 * A turn on one line: who, what, and why, without what is only worth a line of the log. What it did to the reader comes first; what it
 * did to others stands in the log.
 */
export function captionOf(game: Words, turn: readonly Told[], you: number | null): string {
  const seat = turn[0]?.seat ?? null;
  const telling = turn.filter(({ event }) => game.asides?.has(event.type) !== true);
  const about = (who: number | null): string => onOneLine(game, telling.filter(({ event }) => subjectOf(event, seat) === who), who);
  const lines = (you === null || you === seat ? [about(seat)] : [about(you), about(seat)]).filter((line) => line !== "");
  if (lines.length > 0 || turn.length === 0) return lines.join(" · ");
  const name = shortName(turn[0]!.names[seat ?? -1] ?? "");
  return `${name === "" ? "" : `${name}: `}${linesOf(game, turn)[0]!}`;
}
