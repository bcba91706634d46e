/** What a table may choose, in words, beside the clause that tells of it. */
import { t } from "../text.svelte";
import type { GameList } from "../wire";

export type Option = GameList["games"][number]["options"][number];

function value(game: string, option: Option, text: string): string {
  if (text === "on" || text === "off") return t(`option-${text}`);
  return option.kind === "choice" ? t(`${game}-choice-${option.name}-${text}`) : text;
}

export interface OptionLine {
  title: string;
  hint: string;
  choices: string;
  usual: string;
}

export function inLine(game: string, option: Option): OptionLine {
  const range = option.least !== null && option.most !== null ? [t("rules-option-range", { least: option.least, most: option.most })] : [];
  const choices = [...option.choices.map((text) => value(game, option, text)), ...range, ...(option.can_be_off ? [t("option-off")] : [])];
  return {
    title: t(`${game}-option-${option.name}`),
    hint: t(`${game}-option-${option.name}-hint`),
    choices: [...new Set(choices)].join(" · "),
    usual: option.default === null ? t("rules-option-by-players") : t("rules-option-usual", { value: value(game, option, option.default) }),
  };
}
