/** Why the server said no, as a sentence. */
import { ApiError } from "../api";
import { has, levelName, t } from "../text.svelte";

export function sayProblem(error: string, facts: Record<string, unknown> = {}): string {
  const words = Object.entries(facts).map(([key, fact]) => [key, inWords(key, fact)]);
  const name = `problem-${error}`;
  return has(name) ? t(name, Object.fromEntries(words)) : t(error === "no-answer" ? "ui-no-answer" : "ui-problem");
}

function inWords(key: string, fact: unknown): unknown {
  if (!Array.isArray(fact)) return fact;
  return (key === "levels" ? fact.map((level) => levelName(String(level))) : fact).join(", ");
}

/** The sentence for whatever was thrown. */
export function sayError(thrown: unknown): string {
  return thrown instanceof ApiError ? sayProblem(thrown.error, thrown.facts) : t("ui-problem");
}
