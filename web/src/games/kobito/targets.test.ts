// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { KobitoMove } from "../../wire";
import { sampleView } from "./position";
import { attempt, isOffered, targetsOf, type Lifted } from "./targets";

const up = (card: string): Lifted => ({ from: "hand", index: sampleView().hand!.indexOf(card), card });
const lit = (moves: KobitoMove[], lifted: Lifted) => [...targetsOf(sampleView({ moves }), lifted).keys()];

describe("the places of a lifted card", () => {
  it("are the ends that the moves name", () => {
    const moves: KobitoMove[] = [{ type: "play", card: "7", to: "G1", end: "high" }, { type: "play", card: "3", to: "S1", end: "low" }];
    expect(lit(moves, up("7"))).toEqual(["end:G1:high"]);
    expect(lit(moves, up("3"))).toEqual(["end:S1:low"]);
  });

  it("tell a kobito below from a kobito above", () => {
    const moves: KobitoMove[] = [{ type: "start", low: "K", high: "7" }, { type: "start", low: "7", high: "K" }];
    expect(lit(moves, up("K"))).toEqual(["hand:3:low", "free:S2", "hand:3:high"]);
    expect(lit(moves, up("7"))).toEqual(["hand:0:high", "free:S2", "hand:0:low"]);
  });

  it("are kobitos that stand for the number, and their seat", () => {
    const moves: KobitoMove[] = [{ type: "swap", at: "B.S1", number: 3, nth: 1 }];
    expect(lit(moves, up("3"))).toEqual(["at:B.S1:1", "seat:1"]);
  });

  it("are numbers that a replacement covers, for both cards of the pair", () => {
    const moves: KobitoMove[] = [{ type: "replace", at: "G3", number: 7 }];
    expect(lit(moves, up("R"))).toEqual(["at:G3:0"]);
    expect(lit(moves, up("7"))).toEqual(["at:G3:0"]);
  });

  it("are gold ends for an end of the studio", () => {
    const moves: KobitoMove[] = [{ type: "send", rainbow: "S1", end: "high", to: "G3", to_end: "low" }];
    expect(lit(moves, { from: "studio", rainbow: "S1", end: "high" })).toEqual(["end:G3:low"]);
    expect(lit(moves, { from: "studio", rainbow: "S1", end: "low" })).toEqual([]);
  });
});

describe("a try that will be refused", () => {
  it("asks about the place that was pressed", () => {
    expect(attempt(sampleView(), up("7"), "end:G2:low")).toEqual({ type: "play", card: "7", to: "G2", end: "low" });
    expect(attempt(sampleView(), up("7"), "seat:1")).toEqual({ type: "play", card: "7", to: "B.S1", end: "high" });
    expect(attempt(sampleView(), up("R"), "at:G1:0")).toEqual({ type: "replace", at: "G1", number: 4 });
    expect(attempt(sampleView(), up("2"), "at:G1:1")).toEqual({ type: "swap", at: "G1", number: 5, nth: 1 });
    expect(attempt(sampleView(), { from: "studio", rainbow: "S1", end: "low" }, "end:S2:high")).toMatchObject({ type: "send", to: "S2" });
  });

  it("is not made when it would be a move after all", () => {
    const move: KobitoMove = { type: "swap", at: "G1", number: 5, nth: 1 };
    expect(isOffered(sampleView({ moves: [{ nth: 1, number: 5, at: "G1", type: "swap" }] }), move)).toBe(true);
    expect(isOffered(sampleView(), move)).toBe(false);
  });
});
