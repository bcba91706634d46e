import { beforeAll, expect, test } from "vitest";
import { load } from "../../text.svelte";
import type { KanobuView } from "../../wire";
import { help } from "./help";
import type { KanobuPlay } from "./holding.svelte";

beforeAll(() => load("kanobu", "en"));

function at(changed: Partial<KanobuView>): KanobuPlay {
  const view = {
    seat: 0, to_act: 0, moves: [], players: 2, phase: "TURN", sizes: [2, 3], hand: ["R.Ro", "P.Ca", "BG.Pa"], drawn: null, pile: ["G.Sk", "B.Pa"], deck: 40,
    clockwise: true, demand: null, open: [], paid: [], undo: false, quiet: 0, made: 1, outcome: null, ...changed,
  };
  return { view, names: ["Ann", "Moss"], you: 0 } as unknown as KanobuPlay;
}
const said = (what: string, changed: Partial<KanobuView> = {}) => help(what, at(changed))!;

test("a card of the hand tells what it does and whether it fits now", () => {
  expect(said("hand-R.Ro-0")).toMatchObject({ title: "red Rock", clause: "C14" });
  expect(said("hand-R.Ro-0").lines.at(-1)).toBe("It doesn't fit now.");
  expect(said("hand-R.Ro-0", { moves: [{ type: "play", card: "R.Ro" }] }).lines.at(-1)).toBe("You can play it now.");
  expect(said("hand-R.Ro-0", { to_act: 1 }).lines).toHaveLength(1);
});

test("purple cards and cards of two colours say so", () => {
  expect(said("hand-P.Ca-0", { to_act: 1 }).lines).toHaveLength(2);
  expect(said("hand-BG.Pa-0", { to_act: 1 }).lines[1]).toBe("It counts as either of its two colours.");
});

test("a card that is not in the hand is never told, whatever is asked", () => {
  expect(help("hand-P.Ch-0", at({}))).toBeNull();
  expect(help("hand-R.Ro-0", at({ hand: null }))).toBeNull();
});

test("of the pile only the top card is explained, with the colour that was named", () => {
  expect(said("pile-1").title).toBe("blue Paper");
  expect(help("pile-0", at({}))).toBeNull();
  expect(said("pile-0", { pile: ["P.Co[R]"] }).lines.at(-1)).toContain("named colour: red");
  expect(said("named", { pile: ["P.Co[R]"] }).title).toBe("red");
});

test("of another hand only its size", () => {
  expect(said("seat-1")).toMatchObject({ title: "Moss: 3 cards", clause: "C5" });
});

test("a demand names who asks whom, and every way out", () => {
  const help = said("demand", { demand: { symbol: "3", links: 2, by: 1, amount: 6 } });
  expect(help.title).toBe("Ann has to answer Moss's 3 Cards, 6 cards");
  expect(help.lines[0]).toContain("cancels");
});

test.each(["deck", "ring", "payment"])("%s has words", (what) => {
  expect(said(what).lines.join("")).not.toContain("⟨");
});
