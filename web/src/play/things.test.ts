import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameOf, thingAt, thingOf } from "./things";

const everything = () => true;
let root: HTMLElement;

/** A thing of a certain size at a certain place: left, top, width, height. */
function lay(name: string, [x, y, width, height]: number[], parent: HTMLElement = root): HTMLElement {
  const thing = document.createElement("button");
  thing.dataset["slot"] = name;
  thing.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  parent.append(thing);
  return thing;
}

beforeEach(() => {
  root = document.createElement("main");
  document.body.append(root);
  document.elementsFromPoint = vi.fn(() => [root]);
});
afterEach(() => root.remove());

test("a small thing lies before the large one around it, though presses go through it", () => {
  lay("half", [0, 0, 100, 100]);
  lay("pot", [40, 40, 20, 20]);
  expect(nameOf(thingAt(root, 50, 50, everything)!)).toBe("pot");
  expect(nameOf(thingAt(root, 10, 10, everything)!)).toBe("half");
});

test("of cards in a fan the one on top is meant", () => {
  const [below, above] = [lay("one", [0, 0, 50, 70]), lay("two", [20, 0, 50, 70])];
  document.elementsFromPoint = vi.fn(() => [above, below, root]);
  expect(thingAt(root, 25, 30, everything)).toBe(above);
});

test("what a game has no words for is looked through", () => {
  lay("half", [0, 0, 100, 100]);
  lay("place", [40, 40, 20, 20]);
  expect(nameOf(thingAt(root, 50, 50, (thing) => nameOf(thing) !== "place")!)).toBe("half");
});

test("nothing is found under a dialog", () => {
  lay("half", [0, 0, 100, 100]);
  document.elementsFromPoint = vi.fn(() => [document.body, root]);
  expect(thingAt(root, 50, 50, everything)).toBeNull();
});

test("the focus is on a thing, in one, or around one", () => {
  const pile = document.createElement("button");
  root.append(pile);
  const top = lay("top", [0, 0, 10, 10], pile);
  expect(thingOf(pile, everything)).toBe(top);
  expect(thingOf(top, everything)).toBe(top);
  expect(thingOf(root, () => false)).toBeNull();
});
