// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AnyEvent, KobitoView } from "../../wire";
import { track, type Picture } from "../../stage/track";
import { clearedBy, exitOf, wantedOf, type Face } from "./cards";
import { finished } from "./moment";
import { place, sampleView } from "./position";

const first = track<Face>([], wantedOf(sampleView(), [], 0));
const next = (view: KobitoView, events: AnyEvent[] = []) => track(first, wantedOf(view, events, 0), undefined, clearedBy(events));
const at = (pictures: readonly Picture<Face>[], slot: string) => pictures.find((picture) => picture.slot === slot && !picture.leaving);
const keyAt = (pictures: readonly Picture<Face>[], slot: string) => at(pictures, slot)?.key;

describe("cards that are followed", () => {
  it("move from the hand to an end, and the rest makes room", () => {
    const view = sampleView({ hand: ["K", "2", "7", "R"] });
    view.gold[0]!.rainbow = [place(3), place(4), place(5, true), place(6)];
    const cards = next(view);
    expect(keyAt(cards, "G1:0")).toBe(keyAt(first, "hand:2"));
    expect(keyAt(cards, "G1:1")).toBe(keyAt(first, "G1:0"));
    expect(keyAt(cards, "hand:2")).toBe(keyAt(first, "hand:3"));
  });

  it("come from the seat that played them", () => {
    const view = sampleView();
    view.gold[2]!.rainbow = [place(7), place(8)];
    const cards = next(view, [{ type: "card_played", seat: 1, card: "8", number: 8, to: "G3", end: "high" }]);
    expect(at(cards, "G3:1")?.from).toBe("seat:1");
  });

  it("of a won rainbow are not taken for its new start card", () => {
    const view = sampleView();
    view.gold[1] = { value: 5, need: 5, rainbow: [place(12)] };
    const events: AnyEvent[] = [
      { type: "card_played", seat: 1, card: "2", number: 2, to: "G2", end: "high" },
      { type: "gold_won", seat: 1, slot: "G2", value: 3, need: 3, cards: ["1", "2", "12"] },
      { type: "start_card_turned_up", slot: "G2", number: 12, put_back: [] },
    ];
    const cards = next(view, events);
    expect(keyAt(cards, "G2:0")).not.toBe(keyAt(first, "G2:0"));
    expect(at(cards, "G2:0")?.from).toBe("deck");
    expect(exitOf(at(first, "G2:0")!, events, view, 0)).toBe("pile:1");
  });
});

describe("the moment of a win", () => {
  it("shows the rainbow with its last place", () => {
    const events: AnyEvent[] = [
      { type: "card_played", seat: 1, card: "K", number: 2, to: "G2", end: "high" },
      { type: "gold_won", seat: 1, slot: "G2", value: 3, need: 3, cards: ["1", "12", "K"] },
    ];
    const after = sampleView({ won_sizes: [0, 1] });
    const moment = finished(sampleView(), after, events);
    expect(moment?.gold[1]?.rainbow).toEqual([place(12), place(1), place(2, true)]);
    expect(moment?.won_sizes).toEqual([0, 0]);
    expect(finished(sampleView(), after, [])).toBeNull();
  });
});
