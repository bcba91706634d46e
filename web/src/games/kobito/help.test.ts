import { beforeAll, describe, expect, test } from "vitest";
import { load } from "../../text.svelte";
import type { KobitoMove, KobitoView } from "../../wire";
import type { KobitoPlay } from "./board.svelte";
import { help, labels } from "./help";
import { place, sampleView } from "./position";

beforeAll(() => load("kobito", "en"));

function at(changes: Partial<KobitoView> = {}): KobitoPlay {
  return { view: sampleView(changes), names: ["Ann", "Moss"], you: 0 } as unknown as KobitoPlay;
}
const said = (what: string, changes: Partial<KobitoView> = {}) => help(what, at(changes))!;

describe("a card of one's own", () => {
  const moves: KobitoMove[] = [
    { type: "play", card: "7", to: "G1", end: "high" }, { type: "play", card: "7", to: "G3", end: "low" },
    { type: "start", low: "K", high: "7" }, { type: "replace", at: "G3", number: 7 },
  ];

  test("is told with every place that the moves name", () => {
    expect(said("hand:3", { moves })).toMatchObject({ title: "7", clause: "K8" });
    expect(said("hand:3", { moves }).lines[1]).toBe("Fits now: G1 high, G3 low, new rainbow with kobito, on the 7 in G3.");
  });

  test("may fit nowhere", () => {
    expect(said("hand:1", { moves }).lines[1]).toBe("Doesn't fit anywhere now.");
  });

  test("has no places while another seat is to act", () => {
    expect(said("hand:3", { to_act: 1 }).lines).toHaveLength(1);
  });

  test("is a kobito or a replacement with its own clause", () => {
    expect(said("hand:0").clause).toBe("K36");
    expect(said("hand:4").clause).toBe("K44");
  });

  test("that is no longer there is nothing", () => {
    expect(help("hand:9", at())).toBeNull();
  });
});

describe("things on the table", () => {
  test("a pot tells points and length, its rainbow what its ends take", () => {
    expect(said("pot:G1")).toMatchObject({ title: "Pot of gold G1: 6 points", clause: "K31" });
    expect(said("rainbow:G1").lines[0]).toBe("Now: 4, kobito as 5, 6. The low end takes 3, the high end 7.");
    expect(help("pot:G2", at({ gold: [null, null, null] }))).toBeNull();
  });

  test("easels, empty and not, and those of others by their name", () => {
    expect(said("easel:S1")).toMatchObject({ title: "Your easel 1 (S1)", clause: "K25" });
    expect(said("easel:S2").clause).toBe("K21");
    expect(said("line:1:0").title).toBe("Moss's easel 1");
  });

  test("a place is explained where it is more than a number", () => {
    expect(said("G1:1").title).toBe("kobito as 5");
    expect(help("G1:0", at())).toBeNull();
    expect(said("G1:0", { gold: [{ value: 6, need: 6, rainbow: [place(4, false, 1)] }, null, null] }).clause).toBe("K48");
  });

  test("closed piles stay closed", () => {
    expect(said("pile:1", { scores: null, won: null, paid: null }).lines[0]).toBe("no gold, no card paid");
  });

  test.each(["deck", "gold-deck", "discard", "minimum", "seat:1", "pile:0"])("%s has a title, a sentence and a clause", (what) => {
    const { title, lines, clause } = said(what);
    expect([title, ...lines].every((line) => line !== "" && !line.includes("⟨"))).toBe(true);
    expect(clause).toMatch(/^K\d+$/);
  });

  test("labels point at a pot that is there", () => {
    const [first] = labels(at({ gold: [null, sampleView().gold[1]!, null] }));
    expect(first!.at).toContain("pot:G2");
  });
});
