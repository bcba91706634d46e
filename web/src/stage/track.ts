/** Which picture on the stage becomes which: a card is one element for as long as it can be followed. */

/** What a game wants to see on the stage. */
export interface Wanted<Face> {
  /** the place: the name of an element with data-slot */
  slot: string;
  /** where the place belongs to: cards move freely within a zone */
  zone: string;
  /** what can be seen of it, as a text to compare by; empty for a back that looks like any other */
  id: string;
  face: Face;
  /** the slot it comes from, if it was not on the stage before */
  from?: string;
  lift?: boolean;
  /** dimmed: it cannot be used now */
  dim?: boolean;
}

export interface Picture<Face> extends Wanted<Face> {
  key: number;
  leaving: boolean;
}

let lastKey = 0;

/**
 * The pictures of the next moment: those that can be followed keep their key, new ones come from `from`, and the rest leave
 * to the slot that `exit` names, or fade where they are. What lay in a cleared zone leaves, even if the same is laid there again.
 */
export function track<Face>(
  before: Picture<Face>[],
  wanted: Wanted<Face>[],
  exit: (picture: Picture<Face>) => string | undefined = () => undefined,
  cleared: readonly string[] = [],
): Picture<Face>[] {
  const there = before.filter((picture) => !picture.leaving);
  const free = new Set(there.filter(({ zone }) => !cleared.includes(zone)));
  const found: (Picture<Face> | undefined)[] = wanted.map(() => undefined);
  const passes: ((picture: Picture<Face>, want: Wanted<Face>) => boolean)[] = [
    (picture, want) => picture.slot === want.slot && picture.id === want.id,
    (picture, want) => picture.zone === want.zone && picture.id === want.id,
    (picture, want) => want.from !== undefined && picture.slot === want.from && (picture.id === want.id || picture.id === ""),
    (picture, want) => picture.id !== "" && picture.id === want.id,
  ];
  for (const fits of passes) {
    wanted.forEach((want, index) => {
      if (found[index] !== undefined) return;
      for (const picture of free) {
        if (fits(picture, want)) {
          found[index] = picture;
          free.delete(picture);
          return;
        }
      }
    });
  }
  const pictures = wanted.map((want, index) => ({ ...want, key: found[index]?.key ?? (lastKey += 1), leaving: false }));
  const gone = there.filter((picture) => free.has(picture) || cleared.includes(picture.zone));
  const leaving = gone.map((picture) => ({ ...picture, slot: exit(picture) ?? picture.slot, leaving: true, lift: false }));
  return [...pictures, ...leaving];
}
