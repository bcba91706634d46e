/** A finished game, for tests. */
import type { MyGame } from "./kept";

export const CODE = "ABCDEFGH";

export function game(number: number, fields: Partial<MyGame> = {}): MyGame {
  return {
    code: CODE, number, rounds: 1, game: "kobito", began: null, ended: number * 1000, kind: "gold", seat: 0, players: 2, place: 1, share: 1, score: 12,
    isResigned: false, bots: ["normal"], people: 0, moves: null, deal: "", options: {}, ...fields,
  };
}
