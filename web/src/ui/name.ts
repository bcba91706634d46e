/** How long a name may be, counted as the server counts: whole characters, not halves of an emoji. */
export const LONGEST_NAME = 20;
/** From here on it is said how much room is left. */
export const NEARLY = 15;

export function lengthOf(name: string): number {
  return [...name.trim()].length;
}

export function fits(name: string): boolean {
  return lengthOf(name) <= LONGEST_NAME;
}
