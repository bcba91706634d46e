/** Small positions for the rulebook, by clause. */
import type { KobitoEnds, KobitoGold, KobitoPlace } from "../../wire";

export type Part =
  | { kind: "arc"; gold: KobitoGold; asks?: Partial<KobitoEnds> }
  | { kind: "easel"; places: readonly KobitoPlace[]; lone?: boolean }
  | { kind: "cards"; codes: readonly string[] }
  | { kind: "sign"; sign: "to" | "for" | "and" | "equals" }
  | { kind: "points"; points: string };

/** Numbers as they are; `5K` a kobito that stands for 5, `5R` a 5 that was replaced. */
function places(text: string): KobitoPlace[] {
  return text.split(" ").map((each) => ({ number: Number.parseInt(each, 10), kobito: each.endsWith("K"), pairs: each.endsWith("R") ? 1 : 0 }));
}

const gold = (value: number, need: number, rainbow: string): KobitoGold => ({ value, need, rainbow: places(rainbow) });
const to: Part = { kind: "sign", sign: "to" };

export const samples: Record<string, readonly Part[]> = {
  K3: [{ kind: "arc", gold: gold(5, 5, "8") }],
  K6: [{ kind: "easel", places: places("10 11 12 1 2") }],
  K8: [{ kind: "cards", codes: ["3"] }, to, { kind: "arc", gold: gold(6, 6, "4 5 6"), asks: { low: 3, high: 7 } }, { kind: "cards", codes: ["7"] }],
  K11: [{ kind: "easel", places: places("4 5 6") }, { kind: "easel", places: places("9 10") }, to, { kind: "cards", codes: ["2", "7", "11"] }],
  K15: [{ kind: "cards", codes: ["7"] }, to, { kind: "points", points: "−3" }],
  K21: [{ kind: "cards", codes: ["12", "1"] }, to, { kind: "easel", places: places("12 1") }],
  K25: [{ kind: "easel", places: places("6 7 8") }, to, { kind: "arc", gold: gold(4, 5, "3 4 5"), asks: { high: 6 } }],
  K28: [{ kind: "easel", places: places("8"), lone: true }, to, { kind: "arc", gold: gold(7, 7, "5 6 7"), asks: { high: 8 } }],
  K31: [{ kind: "arc", gold: gold(4, 4, "11 12 1 2") }, to, { kind: "points", points: "+4" }],
  K36: [{ kind: "arc", gold: gold(6, 6, "3 4K 5 6") }],
  K40: [{ kind: "cards", codes: ["5"] }, { kind: "sign", sign: "for" }, { kind: "arc", gold: gold(3, 4, "4 5K 6") }],
  K44: [{ kind: "cards", codes: ["R", "7"] }, to, { kind: "arc", gold: gold(5, 6, "6 7R 8") }],
  K48: [{ kind: "easel", places: places("3 4R 5") }, { kind: "sign", sign: "equals" }, { kind: "points", points: "3" }],
};
