/** Every sentence on the screen, from the Fluent files that the server and the command line use too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import { gameText } from "./api";
import { fetched } from "./lazy";
import type { Prompt, Reason } from "./wire";
import { adopt, change, KEY, settings, stored, type Language } from "./settings.svelte";

/** A game that a server may have, whether or not this build knows it. */
export type GameName = string;
export type Facts = Record<string, unknown>;
/** A fact of an event or a refusal in words: cards by name; `names` are those of the seats. */
export type Describe = (key: string, fact: unknown, names?: readonly string[]) => FluentVariable;

const SEATS = new Set(["seat", "by", "giver", "receiver", "loser", "owner", "winner", "other"]);

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
/** Grows when a file has come, so that what is on the screen is said anew. */
let arrived = $state(0);

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** The sentences of one group: from the build, or from the server for a game that the build does not know. */
async function sentences(group: string, language: Language): Promise<string> {
  const built = loaders[`${language}/${group}`];
  return built === undefined ? gameText(group, "sentences", language).then(({ text }) => text) : (await built()).default;
}

/** Load the sentences of the pages ("app") or of a game, in the chosen language. */
export async function load(group: "app" | GameName, language: Language = settings.language): Promise<void> {
  const name = `${language}/${group}`;
  if (loaded.has(name)) return;
  const source = await fetched(() => sentences(group, language));
  if (loaded.has(name)) return;
  bundleOf(language).addResource(new FluentResource(source));
  loaded.add(name);
  arrived += 1;
}

/** Another language: first its sentences, then everything is said anew. */
export async function speak(language: Language): Promise<void> {
  await learn(language);
  change({ language });
}

/** Load in another language all that has been loaded so far. */
async function learn(language: Language): Promise<void> {
  const groups = new Set([...loaded].map((name) => name.split("/")[1] as "app" | GameName));
  await Promise.all([...groups].map((group) => load(group, language)));
}

/** What is changed in another tab holds here too. */
export function followOtherTabs(): void {
  addEventListener("storage", async ({ key }) => {
    if (key !== KEY) return;
    await learn(stored().language ?? settings.language);
    adopt(stored());
  });
}

/** Is there a sentence of this name? */
export function has(name: string): boolean {
  void arrived;
  return bundleOf(settings.language).hasMessage(name);
}

/** One sentence in the reader's language. */
export function t(name: string, facts: Record<string, FluentVariable> = {}): string {
  void arrived;
  const bundle = bundleOf(settings.language);
  const message = bundle.getMessage(name);
  if (message?.value == null) return import.meta.env.DEV ? `⟨${name}⟩` : "";
  return bundle.formatPattern(message.value, facts, []);
}

/** The name of a bot's level; its code where a game has a level of its own. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** An event of a game as a sentence. */
export function sayEvent(game: GameName | "table", event: { type: string }, names: string[], describe: Describe): string {
  const { type, ...facts } = event as { type: string } & Facts;
  return t(`${game}-event-${type.replaceAll("_", "-")}`, inWords(facts, names, describe));
}

/** A refusal as a sentence. The files begin it with its clause, which a slip says by its link. */
export function sayRefusal(
  game: GameName,
  refusal: { clause: string; reason: string; facts: Facts },
  names: string[],
  describe: Describe,
): string {
  const name = `${game}-refusal-${refusal.clause}${refusal.reason ? `-${refusal.reason}` : ""}`;
  return withoutClause(t(name, inWords(refusal.facts, names, describe)));
}

/** `K14: you still have to play one card` without the clause, as a sentence of its own. */
export function withoutClause(sentence: string): string {
  const bare = sentence.replace(/^[A-Z]\d+: /, "");
  return bare.charAt(0).toLocaleUpperCase(settings.language) + bare.slice(1);
}

/** What is to be done, or whom the table waits for: as the game says it, or as the house says it for every game. */
export function sayPrompt(game: GameName, { code, facts }: Prompt, names: readonly string[], describe: Describe): string {
  const sentence = `prompt-${code.replaceAll("_", "-")}`;
  const own = `${game}-${sentence}`;
  return t(has(own) ? own : sentence, inWords(facts, [...names], describe));
}

/** Why a move is better: as the game says it, or as the house says it for every game; empty where there are no words. */
export function sayReason(game: GameName, { code, facts }: Reason, names: readonly string[], describe: Describe): string {
  const sentence = `why-${code.replaceAll("_", "-")}`;
  const own = `${game}-${sentence}`;
  const name = has(own) ? own : sentence;
  return has(name) ? t(name, inWords(facts, [...names], describe)) : "";
}

/** Facts in words: seats by name, cards as the game calls them; numbers stay numbers for plurals. */
export function inWords(facts: Facts, names: string[], describe: Describe): Record<string, FluentVariable> {
  const words: Record<string, FluentVariable> = {};
  for (const [key, fact] of Object.entries(facts)) words[key] = inWord(key, fact, names, describe);
  return words;
}

function inWord(key: string, fact: unknown, names: string[], describe: Describe): FluentVariable {
  // A fact that is not there, for sentences to select by.
  if (fact === null) return "none";
  if (key === "winners" || key === "silent") return (fact as number[]).map((seat) => names[seat]).join(", ") || "none";
  if (key === "level") return levelName(String(fact));
  if (SEATS.has(key)) return names[fact as number] || "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "number") return fact;
  return describe(key, fact, names);
}
