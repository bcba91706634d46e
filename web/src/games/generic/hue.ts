/** A colour for a game that has none: any, but always the same one for the same name. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 360;
  return sum;
}
