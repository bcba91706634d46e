import { describe, expect, it } from "vitest";
import type { AnyEvent } from "../../wire";
import { marksOf } from "./marks";
import { place, sampleView } from "./position";
import { describe as inWords } from "./words";

const marked = (view: ReturnType<typeof sampleView>, events: AnyEvent[]) => [...marksOf(view, events).places].sort();

describe("what others did is marked", () => {
  it("at the end of a gold rainbow, and stays so when another card follows", () => {
    const view = sampleView();
    view.gold[2]!.rainbow = [place(6), place(7), place(8), place(9)];
    expect(
      marked(view, [
        { type: "card_played", seat: 1, card: "8", number: 8, to: "G3", end: "high" },
        { type: "card_played", seat: 1, card: "9", number: 9, to: "G3", end: "high" },
        { type: "card_played", seat: 2, card: "6", number: 6, to: "G3", end: "low" },
      ]),
    ).toEqual(["G3:0", "G3:2", "G3:3"]);
  });

  it("in a studio of somebody else, where a sent place leaves no mark behind", () => {
    const view = sampleView();
    view.studios[1] = [[place(2), place(3)], [], [], []];
    view.gold[2]!.rainbow = [place(7), place(8)];
    expect(
      marked(view, [
        { type: "rainbow_started", seat: 1, rainbow: "S1", low: "2", high: "3", number: 2 },
        { type: "card_played", seat: 1, card: "4", number: 4, to: "S1", end: "high" },
        { type: "place_sent", seat: 1, card: "K", number: 8, rainbow: "S1", end: "high", to: "G3", to_end: "high" },
      ]),
    ).toEqual(["1/0:0", "1/0:1", "G3:1"]);
  });

  it("where a kobito was taken out of the reader's own studio", () => {
    expect(marked(sampleView(), [{ type: "kobito_exchanged", seat: 1, at: "A.S1", number: 5 }])).toEqual(["0/0:1"]);
  });

  it("as gold that was won, and the new card in its place", () => {
    const view = sampleView();
    view.gold[1] = { value: 5, need: 5, rainbow: [place(12)] };
    const events: AnyEvent[] = [
      { type: "card_played", seat: 1, card: "2", number: 2, to: "G2", end: "high" },
      { type: "gold_won", seat: 1, slot: "G2", value: 3, need: 3, cards: ["1", "2", "12"] },
      { type: "start_card_turned_up", slot: "G2", number: 12, put_back: [] },
    ];
    expect(marked(view, events)).toEqual(["G2:0"]);
    expect([...marksOf(view, events).won]).toEqual([[1, 3]]);
  });
});

it("scores are numbers and not cards", () => {
  expect(inWords("scores", [1, 41, 0])).toBe("1, 41, 0");
});
