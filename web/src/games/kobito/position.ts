/** A position for tests. */
import type { KobitoPlace, KobitoView } from "../../wire";

export function place(number: number, kobito = false, pairs = 0): KobitoPlace {
  return { number, kobito, pairs };
}

/** Two seats; the first one has 4 5 6 in its studio and is to act, the second one 2 and a kobito. */
export function sampleView(changes: Partial<KobitoView> = {}): KobitoView {
  return {
    seat: 0, to_act: 0, moves: [], prompt: { code: "play", facts: { owed: 2 } }, numbers: [], phase: "main", dissolving: null, minimum: 2, done: 0, moved: false, idle: 0,
    gold: [
      { value: 6, need: 6, rainbow: [place(4), place(5, true), place(6)] },
      { value: 3, need: 3, rainbow: [place(12), place(1)] },
      { value: 9, need: 8, rainbow: [place(7)] },
    ],
    studios: [[[place(4), place(5), place(6)], [], [], []], [[place(2), place(3, true)], [], [], []]],
    gold_ends: [{ low: 3, high: 7 }, { low: 11, high: 2 }, { low: 6, high: 8 }],
    studio_ends: [[{ low: 3, high: 7 }, null, null, null], [{ low: 1, high: 4 }, null, null, null]], next_easel: "S2",
    hand: ["K", "2", "3", "7", "R"], hand_sizes: [5, 5], deck: 60, gold_deck: 15, discard_size: 0, discard: [],
    won_sizes: [0, 0], won: [[], []], paid_sizes: [0, 0], paid: [[], []], scores: [0, 0], outcome: null,
    ...changes,
  };
}
