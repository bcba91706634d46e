/** What goes into the key of a deal has one spelling: whoever deals could else choose among the deals of several. */
import type { Option } from "../wire";
import { bySeat, type ProofRecord } from "./record";

const SEATS = "ABCDEFGHIJKLM";
const RULES = /^[1-9][0-9]*$/;
const NUMBER = /^(0|[1-9][0-9]*)$/;
const OPTION = /^[A-Za-z_]+=[0-9A-Za-z_-]+$/;

/** Are tags spelled as a recorder spells them? With the options of the game their order and defaults are looked at too. */
export function isSpelled(record: ProofRecord, known?: readonly Option[]): boolean {
  const tag = (name: string): string => record.tags.get(name) ?? "";
  const seats = tag("Seats").split("; ");
  const isSeated = seats.length === record.players && seats.every((seat, place) => seat.startsWith(`${SEATS[place]}=`));
  return isSeated && RULES.test(tag("Rules")) && tag("Nonces") === nonces(record) && areOptions(tag("Opt"), known);
}

function nonces(record: ProofRecord): string {
  const given = bySeat(record, "Nonces");
  if ([...given.values()].every((nonce) => nonce === "")) return "";
  return Array.from({ length: record.players }, (_, seat) => `${SEATS[seat]}=${given.get(seat) ?? ""}`).join("; ");
}

function areOptions(text: string, known: readonly Option[] | undefined): boolean {
  if (text === "") return true;
  const words = text.split(" ");
  const names = words.map((word) => word.split("=")[0]);
  if (!words.every((word) => OPTION.test(word)) || new Set(names).size < names.length) return false;
  if (known === undefined) return words.every((word) => !/=0[0-9]/.test(word));
  // The data come first, then all others as they are listed.
  const order = [...known].sort((one, other) => Number(other.name === "data") - Number(one.name === "data"));
  const places = names.map((name) => order.findIndex((option) => option.name === name));
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  return isInOrder && words.every((word, at) => isValue(word.slice(word.indexOf("=") + 1), order[places[at]]));
}

/** Is this a value, and not the one that would go without saying? */
function isValue(text: string, option: Option): boolean {
  const isKnown = option.kind === "number" ? NUMBER.test(text) || (option.can_be_off && text === "off") : option.choices.includes(text);
  return isKnown && text !== option.default;
}
