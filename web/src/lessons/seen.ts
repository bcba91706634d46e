/** What can be seen of a thing: boxes that scroll show a part of what they hold. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a thing that no scrolling box around it hides, or null for none of it. */
export function seenBox(thing: Element): Box | null {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return right - left < 1 || bottom - top < 1 ? null : { left, top, right, bottom };
}
