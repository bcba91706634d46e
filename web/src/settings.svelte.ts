/** What this browser likes: kept here, sent nowhere. */

import { OWN_NAMES } from "./ui/languages";

/** A language that smallbox speaks, by its code. */
export type Language = string;
/** English first. */
export const LANGUAGES: readonly Language[] = Object.keys(OWN_NAMES);
export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast";
export type Motion = "system" | "less";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  motion: Motion;
  sound: boolean;
  /** the phone buzzes when it is the reader's turn */
  buzz: boolean;
  /** a notification says so where the page is not seen */
  notices: boolean;
  /** a push says so in games by the day, also where no page is open */
  push: boolean;
  name: string;
  /** how long bots take at the reader's own tables */
  botPace: "thoughtful" | "brisk" | "instant";
  /** the games whose labels have been seen */
  seen: readonly string[];
}

export const KEY = "smallbox.settings";

/** The first language of the system that smallbox speaks. */
export function languageOf(wished: readonly string[]): Language {
  for (const wish of wished) {
    const short = wish.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found !== undefined) return found;
  }
  return "en";
}

/** What was kept, by this tab or another one. */
export function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    // Another version may have spoken other languages.
    if (kept.language !== undefined && !LANGUAGES.includes(kept.language)) delete kept.language;
    return kept;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: languageOf(navigator.languages),
  theme: "system",
  speed: "normal",
  motion: "system",
  sound: false,
  buzz: false,
  notices: false,
  push: false,
  name: "",
  botPace: "thoughtful",
  seen: [],
  ...stored(),
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const less = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", show);

/** Change settings, show and keep them. */
export function change(changed: Partial<Settings>): void {
  adopt(changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be closed or full; the settings hold until the page is closed.
  }
}

/** Change settings and show them. */
export function adopt(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  show();
}

/** Tell the style sheets. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["speed"] = settings.speed;
  root.dataset["motion"] = isStill() ? "less" : "full";
}

/** Does nothing move here? */
export function isStill(): boolean {
  return settings.motion === "less" || less.matches;
}

const TRAVEL: Record<Speed, number> = { slow: 420, normal: 280, fast: 160 };

/** How long a card travels, in milliseconds; the same as --travel of the style sheets. */
export function travel(): number {
  return isStill() ? 0 : TRAVEL[settings.speed];
}
