// @vitest-environment node
import { describe, expect, test } from "vitest";
import { track, type Picture, type Wanted } from "./track";

function want(slot: string, id: string, more: Partial<Wanted<string>> = {}): Wanted<string> {
  return { slot, zone: slot.split("/")[0], id, face: id, ...more };
}

function keys(pictures: Picture<string>[]): Record<string, number> {
  return Object.fromEntries(pictures.filter(({ leaving }) => !leaving).map(({ slot, key }) => [slot, key]));
}

describe("a card is one element for as long as it can be followed", () => {
  test("a card that is played keeps its element", () => {
    const before = track([], [want("hand/0", "5"), want("hand/1", "7")]);
    const after = track(before, [want("hand/0", "7"), want("pile/0", "5")]);
    expect(keys(after)).toEqual({ "hand/0": keys(before)["hand/1"], "pile/0": keys(before)["hand/0"] });
  });

  test("of two equal cards the one that stays in its place stays", () => {
    const before = track([], [want("hand/0", "5"), want("hand/1", "5")]);
    const after = track(before, [want("hand/1", "5"), want("pile/0", "5")]);
    expect(keys(after)["hand/1"]).toBe(keys(before)["hand/1"]);
    expect(keys(after)["pile/0"]).toBe(keys(before)["hand/0"]);
  });

  test("a card comes from the place that the game names, if a back lies there", () => {
    const before = track([], [want("deck/0", "")]);
    const after = track(before, [want("hand/0", "9", { from: "deck/0" })]);
    expect(keys(after)["hand/0"]).toBe(keys(before)["deck/0"]);
  });

  test("backs that look alike are not followed to another place", () => {
    const before = track([], [want("seat/0", "")]);
    const after = track(before, [want("other/0", "")]);
    expect(keys(after)["other/0"]).not.toBe(keys(before)["seat/0"]);
  });

  test("what lay in a cleared zone leaves, though the same is laid there again", () => {
    const before = track([], [want("pile/0", "5"), want("hand/0", "7")]);
    const after = track(before, [want("pile/0", "5"), want("hand/0", "7")], () => "discard", ["pile"]);
    expect(keys(after)["pile/0"]).not.toBe(keys(before)["pile/0"]);
    expect(keys(after)["hand/0"]).toBe(keys(before)["hand/0"]);
    expect(after.filter(({ leaving }) => leaving)).toMatchObject([{ slot: "discard", id: "5" }]);
  });

  test("what is wanted no longer leaves once, to where the game says", () => {
    const before = track([], [want("hand/0", "5")]);
    const leaving = track(before, [], () => "discard");
    expect(leaving).toMatchObject([{ slot: "discard", leaving: true, key: before[0].key }]);
    expect(track(leaving, [])).toEqual([]);
  });
});
