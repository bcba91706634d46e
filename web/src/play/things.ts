/** The things on a table that can be explained: elements with data-help, or with data-slot, by which a game knows them. */

const THINGS = "[data-help], [data-slot]";
/** Things that are this much larger than the smallest one lie behind it. */
const BEHIND = 1.3;

/** The name by which a game knows a thing. */
export function nameOf(thing: HTMLElement): string {
  return thing.dataset["help"] ?? thing.dataset["slot"] ?? "";
}

/** Everything on a table that can be explained, in the order of the page. */
export function thingsIn(root: HTMLElement, isKnown: (thing: HTMLElement) => boolean): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => hasRoom(thing) && isKnown(thing));
}

function hasRoom(thing: HTMLElement): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The thing that has the focus: itself, what it lies in, or what lies in it. */
export function thingOf(element: Element, isKnown: (thing: HTMLElement) => boolean): HTMLElement | null {
  for (let at = element.closest<HTMLElement>(THINGS); at !== null; at = at.parentElement?.closest<HTMLElement>(THINGS) ?? null) {
    if (isKnown(at)) return at;
  }
  return [...element.querySelectorAll<HTMLElement>(THINGS)].filter(isKnown).at(-1) ?? null;
}

/**
 * The thing under a finger. Most of them let a press through to what lies below, so it is found by its box: the smallest one;
 * of cards in a fan the one on top, and of others the one whose middle is nearest.
 */
export function thingAt(root: HTMLElement, x: number, y: number, isKnown: (thing: HTMLElement) => boolean): HTMLElement | null {
  const layers = document.elementsFromPoint(x, y);
  if (layers[0] === undefined || !root.contains(layers[0])) return null;
  const found = thingsIn(root, isKnown)
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .map(({ thing, box }) => ({ thing, area: box.width * box.height, far: Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) }));
  const least = Math.min(...found.map(({ area }) => area));
  const front = found.filter(({ area }) => area <= least * BEHIND);
  const layer = (thing: HTMLElement) => (layers.indexOf(thing) + layers.length + 1) % (layers.length + 1);
  front.sort((one, other) => layer(one.thing) - layer(other.thing) || one.far - other.far);
  return front[0]?.thing ?? null;
}
