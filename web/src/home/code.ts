/** The code of a table in whatever somebody typed or pasted: small letters, spaces, dashes, a whole link. */
const CODE = /^[2-9A-HJ-NP-Z]{8}$/;

export function codeOf(typed: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  const code = linked.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A code in two halves, easier to read aloud. */
export function inHalves(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
