import { beforeAll, expect, test } from "vitest";
import { load } from "../../text.svelte";
import type { HatView } from "../../wire";
import { help, labels } from "./help";
import type { HatPlay } from "./pace";

beforeAll(() => load("hat", "en"));

function at(changed: Partial<HatView> = {}): HatPlay {
  const view = {
    seat: 0, to_act: 0, moves: [], phase: "CLAIM", columns: [[{ up: 1, gift: "hat" }], [{ up: 0, arrow: "left", colour: "black" }]],
    offer: { giver: 0, receiver: 1, colour: "black", claim: null, from_shop: false }, penalties: [[], []], shop_top: "kite", shop_left: 9,
    passes: 3, max_gifts: null, catalogue: ["hat", "kite"], outcome: null, ...changed,
  };
  return { view, names: ["Ann", "Moss"], you: 0, options: { penalty_limit: "3" } } as unknown as HatPlay;
}

test("an open gift is named as long as it lies open, and not after", () => {
  expect(help("gift:0:0", at())!.title).toBe("hat");
  const down = help("gift:0:0", at({ columns: [[{ up: 0, arrow: "left", colour: "black" }], []] }))!;
  expect(JSON.stringify(down)).not.toContain("hat\"");
  expect(down.title).toBe("A parcel");
});

test("all parcels say the same: nothing but what a parcel is", () => {
  const columns: HatView["columns"] = [[{ up: 0, arrow: "left", colour: "black" }], [{ up: 0, arrow: "right", colour: "white" }]];
  expect(help("gift:0:0", at({ columns }))).toEqual(help("gift:1:0", at({ columns })));
});

test("the gift on offer is not told, whoever gives it and whatever was said", () => {
  const named = { giver: 1, receiver: 0, colour: "white" as const, arrow: "left" as const, claim: "kite", from_shop: true };
  expect(help("offer", at({ offer: named }))).toEqual(help("offer", at()));
});

test("a closed shop tells no gift", () => {
  expect(help("shop", at())!.lines[0]).toContain("kite");
  expect(help("shop", at({ shop_top: null }))!.lines.join()).not.toContain("kite");
});

test("penalty slots tell when the round ends", () => {
  expect(help("penalties:1", at())).toMatchObject({ title: "Moss's penalties", clause: "H33" });
});

test("no label comes while there is something to remember", () => {
  for (const phase of ["LOOK", "SHOW", "REVEAL"] as const) expect(labels(at({ phase }))).toEqual([]);
  expect(labels(at({ to_act: 0 }))).toEqual([]);
  expect(labels(at({ to_act: 1 })).length).toBeGreaterThan(2);
});
