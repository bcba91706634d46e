/** A game's own words where its texts have them, and readable ones where they do not. */
import type { FluentVariable } from "@fluent/bundle";
import { has, inWords, t, type Facts, type GameName } from "../../text.svelte";

/** `gold_deck` as `gold deck`. */
function spaced(name: string): string {
  return name.replaceAll(/[_-]+/g, " ");
}

/** A name as it stands at the beginning of a line. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What a Fluent name may hold of a card's written form. */
function identifier(code: string): string {
  return code.replaceAll(/[^A-Za-z0-9_-]+/g, "-");
}

export function cardName(game: GameName, code: string): string {
  const name = `${game}-card-${identifier(code)}`;
  return has(name) ? t(name) : code;
}

/** What a zone is called; empty where the game does not want it to be seen. */
export function zoneName(game: GameName, field: string): string {
  const own = `${game}-zone-${field}`;
  const usual = `generic-zone-${field}`;
  return capital(has(own) ? t(own).trim() : has(usual) ? t(usual) : spaced(field));
}

/** Facts of the game's events and refusals in words. */
export function describe(game: GameName, key: string, fact: unknown): FluentVariable {
  if (Array.isArray(fact)) return fact.map((each) => describe(game, key, each)).join(", ") || "none";
  return cardName(game, String(fact));
}

function told(game: GameName, { type, ...facts }: { type: string } & Facts, names: readonly string[]): Record<string, FluentVariable> {
  void type;
  return inWords(facts, [...names], (key, fact) => describe(game, key, fact));
}

/** What a move does, for its button. */
export function moveName(game: GameName, move: { type: string }, names: readonly string[]): string {
  const facts = told(game, move, names);
  const name = `${game}-move-${move.type.replaceAll("_", "-")}`;
  return has(name) ? t(name, facts) : [capital(spaced(move.type)), ...Object.values(facts)].join(" · ");
}

/** What happened, for the log. */
export function eventName(game: GameName, event: { type: string }, names: readonly string[]): string {
  const { seat, ...facts } = told(game, event, names);
  const name = `${game}-event-${event.type.replaceAll("_", "-")}`;
  if (has(name)) return t(name, seat === undefined ? facts : { seat, ...facts });
  const what = [spaced(event.type), ...Object.values(facts)].join(" · ");
  return seat === undefined ? capital(what) : `${String(seat)}: ${what}`;
}
