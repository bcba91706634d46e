/** A rulebook as a reader holds it: chapters with their clauses, and a way to find words in it. */
import type { Rulebook, Section } from "./cut";
import { readingsAt, type Reading } from "./readings";

export interface Chapter extends Section {
  clauses: Section[];
}

/** The chapters; a short book that has none is one chapter without a title. */
export function chapters({ sections }: Rulebook): Chapter[] {
  const found: Chapter[] = [];
  for (const section of sections) {
    if (section.level === 2) found.push({ ...section, clauses: [] });
    else if (found.length === 0) found.push({ level: 2, id: "clauses", title: "", html: "", clauses: [section] });
    else found.at(-1)!.clauses.push(section);
  }
  return found;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What can be read of some HTML, in small letters. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .toLowerCase();
}

/** The words that are looked for. */
export function wordsOf(wish: string): string[] {
  return wish.toLowerCase().split(/[\s,.;]+/).filter((word) => word !== "");
}

/** Are all the words in a section, or in how we read it? */
export function has(section: Section, words: readonly string[], readings: readonly Reading[] = []): boolean {
  const read = readings.map(({ title, printed, ours, why }) => [title, printed, ours, why].join(" "));
  const text = plain([section.id, escaped(section.title), section.html, ...read].join(" "));
  return words.every((word) => text.includes(word));
}

/** Only what has all the words: a chapter stays for its own text or for a clause, a clause also for how we read it. */
export function find(all: readonly Chapter[], words: readonly string[], readings: readonly Reading[] = []): Chapter[] {
  if (words.length === 0) return [...all];
  return all.flatMap((chapter) => {
    const clauses = chapter.clauses.filter((clause) => has(clause, words, readingsAt(readings, clause.id)));
    const isFound = has(chapter, words);
    return isFound || clauses.length > 0 ? [{ ...chapter, html: isFound ? chapter.html : "", clauses }] : [];
  });
}

export function count(found: readonly Chapter[]): number {
  return found.reduce((sum, { html, clauses }) => sum + clauses.length + (html === "" ? 0 : 1), 0);
}

/** The same HTML with the words that were looked for as with a marker pen. */
export function withMarks(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const word = new RegExp(`&[a-z#0-9]+;|${escaped}`, "gi");
  const mark = (text: string): string => text.replace(word, (hit) => (hit.startsWith("&") ? hit : `<mark>${hit}</mark>`));
  return html.replace(/(<[^>]*>)|([^<]+)/g, (part, tag: string | undefined) => (tag === undefined ? mark(part) : part));
}

/** A text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!);
}
