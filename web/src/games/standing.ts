/** Who plays on a seat: the person, a bot, a program that came over the network, or a bot in the place of somebody who may or may not return. */
import type { IconName } from "../../plugins/icons";
import type { SeatInfo } from "../wire";

export type Standing = "here" | "bot" | "program" | "away" | "stood-in" | "resigned" | "gone";

/** A small picture for each; none for a person who is there. */
export const MARKS: Record<Standing, IconName | null> = {
  here: null,
  bot: "bot",
  program: "cpu",
  away: "coffee",
  "stood-in": "armchair",
  resigned: "flag",
  gone: "door-open",
};

export function standing(seat: SeatInfo | null | undefined, isConnected: boolean): Standing {
  if (seat == null) return "here";
  if (seat.level !== null) return "bot";
  if (seat.is_gone) return "gone";
  if (seat.is_resigned) return "resigned";
  if (seat.is_away) return "stood-in";
  return !isConnected ? "away" : seat.is_program ? "program" : "here";
}
