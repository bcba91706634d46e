/** Twelve hues around the circle, 1 red to 12 violet-red: light enough for dark numerals on all of them. */
const HUES = [
  "oklch(70% 0.18 25)",
  "oklch(75% 0.16 45)",
  "oklch(80% 0.15 68)",
  "oklch(86% 0.155 90)",
  "oklch(88% 0.165 115)",
  "oklch(80% 0.165 142)",
  "oklch(79% 0.12 172)",
  "oklch(80% 0.11 208)",
  "oklch(75% 0.12 242)",
  "oklch(70% 0.14 272)",
  "oklch(71% 0.16 306)",
  "oklch(72% 0.17 345)",
];

/** The colour of a number card. */
export function hue(number: number): string {
  return HUES[(number + 11) % 12]!;
}
