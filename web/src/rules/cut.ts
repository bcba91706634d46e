/** A rulebook's Markdown, cut into sections with an anchor for each clause: when the client is built, or as the server sends it. */
import { marked } from "marked";
import type { Reading, Ruling } from "./readings.ts";

export interface Section {
  /** 2 a chapter, 3 a clause */
  level: number;
  /** the clause's id, or a number for a chapter */
  id: string;
  title: string;
  html: string;
  /** a drawing that belongs below it, by the name that the comment `<!-- picture: name -->` gives */
  picture?: string;
}

export interface Rulebook {
  /** the language it is written in: English where the one asked for is missing */
  language: string;
  title: string;
  intro: string;
  sections: Section[];
  ending: string;
  /** where the printed rules leave something open */
  readings: Reading[];
}

/** Cut a rulebook's Markdown at its headings; what follows the last rule is the ending. */
export function cut(markdown: string, language = "en"): Rulebook {
  const [body, ending = ""] = markdown.split(/^---$/m);
  const clauses = new Set([...body.matchAll(/^### (\S+) /gm)].map(([, id]) => id));
  const book: Rulebook = { language, title: "", intro: "", sections: [], ending: marked.parse(ending, { async: false }).trim(), readings: [] };
  for (const part of body.split(/^(?=#{1,3} )/m).filter((each) => each.trim() !== "")) {
    const [, marks, heading, text] = /^(#+) (.*)\n?([^]*)$/.exec(part)!;
    const picture = /^<!-- picture: (\w+) -->$/m.exec(text)?.[1];
    const html = linked(marked.parse(text.replace(/^<!--.*-->$/m, ""), { async: false }).trim(), clauses);
    if (marks.length === 1) {
      Object.assign(book, { title: heading, intro: html });
    } else if (marks.length === 2) {
      const chapters = book.sections.filter(({ level }) => level === 2);
      book.sections.push({ level: 2, id: `part-${chapters.length}`, title: heading, html, picture });
    } else {
      const [, id, title] = /^(\S+) (.*)$/.exec(heading)!;
      book.sections.push({ level: 3, id, title, html });
    }
  }
  return book;
}

/** The readings of one language: a heading with the ruling and its question, then three paragraphs. */
export function cutReadings(markdown: string, rulings: Readonly<Record<string, Ruling>>): Reading[] {
  return markdown.split(/^### /m).slice(1).map((part) => {
    const [heading, ...texts] = part.trim().split(/\n\n+/);
    const [, id, title] = /^(\S+) (.*)$/.exec(heading)!;
    const [printed, ours, why] = texts.map((text) => marked.parseInline(text, { async: false }));
    return { ...rulings[id], id, title, printed, ours, why, measured: [] };
  });
}

/** The name of a clause of this book becomes a link to it. */
function linked(html: string, clauses: ReadonlySet<string>): string {
  return html.replace(/\b[A-Z]\d{1,2}\b/g, (id) => (clauses.has(id) ? `<a href="#${id}">${id}</a>` : id));
}
