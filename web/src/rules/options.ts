/** What a table may choose, in words, beside the clause that tells of it. */
import { t } from "../text.svelte";
import type { GameList } from "../wire";

export type Option = GameList["games"][number]["options"][number];

function value(game: string, option: Option, text: string): string {
  if (text === "on" || text === "off") return t(`option-${text}`);
  return option.kind === "choice" ? t(`${game}-choice-${option.name}-${text}`) : text;
}

/** One value of an option, as a way to play. */
export interface Way {
  value: string;
  label: string;
  isUsual: boolean;
}

/** More numbers than these are no choice between readings. */
const MOST_WAYS = 7;

/** The values that a reader can choose between at a tap; none where a number is to be typed. */
export function waysOf(game: string, option: Option): Way[] {
  const { least, most, choices, default: usual } = option;
  const isFew = least !== null && most !== null && most - least < MOST_WAYS;
  const numbers = isFew ? Array.from({ length: most - least + 1 }, (_, step) => `${least + step}`) : [];
  return (option.kind === "number" ? numbers : choices).map((text) => ({ value: text, label: value(game, option, text), isUsual: text === usual }));
}

/** What was chosen, in words. */
export function chosen(game: string, options: readonly Option[], values: Readonly<Record<string, string>>): string[] {
  return options.filter(({ name }) => name in values).map((option) => `${t(`${game}-option-${option.name}`)}: ${value(game, option, values[option.name]!)}`);
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
