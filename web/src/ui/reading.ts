/** How long a short text is there to be read, in milliseconds: at least, for each letter, and at most. */
const LEAST = 3500;
const LETTER = 55;
const MOST = 12_000;

export function readingTime(text: string): number {
  return Math.min(MOST, LEAST + text.length * LETTER);
}
