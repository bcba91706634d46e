import { beforeAll, describe, expect, test } from "vitest";
import { describe as kanobuWords } from "./games/kanobu/words";
import { describe as kobitoWords } from "./games/kobito/words";
import { captionOf, linesOf, type Told, type Words } from "./story";
import { load } from "./text.svelte";
import type { AnyEvent } from "./wire";

const KANOBU: Words = { name: "kanobu", describe: kanobuWords, asides: new Set(["deck_rebuilt"]) };
const KOBITO: Words = { name: "kobito", describe: kobitoWords, asides: new Set(["drew_cards"]) };
const NAMES = ["Ann", "Moss", "Ben"];

const turn = (seat: number, ...events: AnyEvent[]): Told[] => events.map((event) => ({ event, names: NAMES, seat }));

beforeAll(async () => {
  await Promise.all([load("kanobu", "en"), load("kobito", "en")]);
});

describe("Kanobu", () => {
  const PLAYED: AnyEvent[] = [
    { type: "card_played", seat: 1, card: "R.1" },
    { type: "demand_made", seat: 0, by: 1, symbol: "1", amount: 1, everybody: true },
  ];
  const ACCEPTED: AnyEvent[] = [
    { type: "demand_accepted", seat: 2, symbol: "1", amount: 1, by: 1 },
    { type: "drew_cards", seat: 2, number: 1, deck: 40, by: 1, symbol: "1" },
    { type: "cards_drawn", seat: 0, cards: ["R.Ro"], deck: 39, by: 1, symbol: "1" },
    { type: "card_played", seat: 2, card: "R.Pa" },
  ];

  test("a demand tells what it is about", () => {
    expect(captionOf(KANOBU, turn(1, ...PLAYED), 0)).toBe("Moss: red 1 Card · everybody else draws 1, unless Ann answers");
  });

  test("a card that came because of somebody says whose card that was, the reader's first", () => {
    expect(captionOf(KANOBU, turn(2, ...ACCEPTED), 0)).toBe("Ann: draws red Rock (Moss's 1 Card) · Ben: draws a card (Moss's 1 Card) · red Paper");
  });

  test("a spectator reads of whoever is on turn, and the log tells all", () => {
    expect(captionOf(KANOBU, turn(2, ...ACCEPTED), null)).toBe("Ben: draws a card (Moss's 1 Card) · red Paper");
    expect(linesOf(KANOBU, turn(2, ...ACCEPTED))).toEqual(["draws a card (Moss's 1 Card)", "Ann: draws red Rock (Moss's 1 Card)", "red Paper"]);
  });

  test("a lost turn has its cause", () => {
    const events: AnyEvent[] = [{ type: "demand_accepted", seat: 2, symbol: "Sk", amount: 0, by: 1 }];
    expect(captionOf(KANOBU, turn(2, ...events), 0)).toBe("Ben: loses the turn (Moss's Skip)");
  });
});

describe("Kobito", () => {
  const WON: AnyEvent[] = [
    { type: "card_played", seat: 1, card: "7", number: 7, to: "G1", end: "high" },
    { type: "gold_won", seat: 1, slot: "G1", value: 6, need: 6, cards: [] },
    { type: "turn_ended", seat: 1 },
    { type: "drew_cards", seat: 1, number: 1 },
    { type: "turn_began", seat: 2, minimum: 1 },
  ];

  test("a turn is told without what every turn ends with", () => {
    expect(captionOf(KOBITO, turn(1, ...WON), 0)).toBe("Moss: 7 to G1 · wins 6 points in G1");
    expect(linesOf(KOBITO, turn(1, ...WON))).toEqual(["7 to G1", "wins 6 points in G1", "draws one card"]);
  });

  test("a turn without a card is told all the same", () => {
    const events: AnyEvent[] = [{ type: "turn_ended", seat: 1 }, { type: "turn_began", seat: 2, minimum: 0 }];
    expect(captionOf(KOBITO, turn(1, ...events), 0)).toBe("Moss: ends the turn");
  });

  test("the same line twice is one line", () => {
    const paid: AnyEvent = { type: "card_paid", seat: 1, card: "3" };
    expect(linesOf(KOBITO, turn(1, paid, paid))).toEqual(["pays with 3 ×2"]);
  });

  test("the end of a game has every score", () => {
    const events: AnyEvent[] = [{ type: "game_ended", kind: "gold", winners: [1], scores: [1, 41, 0] }];
    expect(linesOf(KOBITO, turn(1, ...events))[0]).toContain("Best score: Moss (1, 41, 0)");
  });
});

test("a long name leaves room for what happened", () => {
  const told = [{ event: { type: "card_played", seat: 0, card: "R.1" } as AnyEvent, names: ["Оксана-Марія Довга"], seat: 0 }];
  expect(captionOf(KANOBU, told, 0)).toBe("Оксана-Марі…: red 1 Card");
});
