/** What a lesson points at: things on the table, by the names that they have there. */

/** `rainbow:G1` is one thing; `hand:*` is everything whose name begins so. */
export function selectorOf(point: string): string {
  // A move points by whatever it finds its places.
  if (point.startsWith("[")) return point;
  const name = CSS.escape(point.replace(/\*$/, ""));
  const [match, value] = point.endsWith("*") ? ["^=", name] : ["=", name];
  return `[data-slot${match}"${value}"], [data-help${match}"${value}"]`;
}
