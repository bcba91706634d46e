/** The rulebooks of src/smallbox/games as modules, cut into sections with an anchor for each clause. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { languages } from "./texts.ts";

const folder = fileURLToPath(new URL("../../src/smallbox/games", import.meta.url));
const games = ["kobito", "kanobu", "hat"];

export interface Section {
  /** 2 a chapter, 3 a clause */
  level: number;
  /** the clause's id, or a number for a chapter */
  id: string;
  title: string;
  html: string;
}

export interface Rulebook {
  title: string;
  intro: string;
  sections: Section[];
  ending: string;
}

/** Cut a rulebook's Markdown at its headings; what follows the last rule is the ending. */
export function cut(markdown: string): Rulebook {
  const [body, ending = ""] = markdown.split(/^---$/m);
  const parts = body.split(/^(?=#{1,3} )/m).filter((part) => part.trim() !== "");
  const sections: Section[] = [];
  let title = "";
  let intro = "";
  for (const part of parts) {
    const [, marks, heading, text] = /^(#+) (.*)\n?([^]*)$/.exec(part)!;
    const html = linked(marked.parse(text, { async: false }).trim());
    if (marks.length === 1) {
      title = heading;
      intro = html;
    } else if (marks.length === 2) {
      sections.push({ level: 2, id: `part-${sections.filter(({ level }) => level === 2).length}`, title: heading, html });
    } else {
      const [, id, name] = /^(\S+) (.*)$/.exec(heading)!;
      sections.push({ level: 3, id, title: name, html });
    }
  }
  return { title, intro, sections, ending: marked.parse(ending, { async: false }).trim() };
}

/** A clause in brackets or after "see" becomes a link to it. */
function linked(html: string): string {
  return html.replace(/\b([KVCRHA]\d{1,2})\b/g, '<a href="#$1">$1</a>');
}

export function rulebooks(): Plugin {
  return {
    name: "smallbox-rulebooks",
    resolveId(id) {
      return id.startsWith("virtual:rulebook") ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === "\0virtual:rulebooks") {
        const names = games.flatMap((game) => languages.map((language) => `${game}/${language}`));
        const loaders = names.map((name) => `"${name}": () => import("virtual:rulebook/${name}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith("\0virtual:rulebook/")) return undefined;
      const [game, language] = id.slice("\0virtual:rulebook/".length).split("/");
      const file = join(folder, game, "rulebook", `${language}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(cut(readFileSync(file, "utf8")))};`;
    },
  };
}
