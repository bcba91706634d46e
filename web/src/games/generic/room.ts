/** The room of a game that has none of its own: any view as zones, cards and buttons. */
import { gameList } from "../../api";
import type { GameName } from "../../text.svelte";
import type { AnyEvent } from "../../wire";
import type { GameTable } from "../play";
import { tableOf } from "./table";
import { describe, eventName, moveName } from "./words";

/** In travel times, for each thing that happens. */
const OWN = 0.6;
const OTHERS = 2;

function pace(events: readonly AnyEvent[], you: number | null): number {
  return events.reduce((sum, event) => sum + ("seat" in event && event.seat === you ? OWN : OTHERS), 0);
}

export async function roomOf(name: GameName): Promise<GameTable> {
  const { games } = await gameList();
  const info = games.find((each) => each.name === name);
  const isOfMemory = info?.is_of_memory ?? false;
  return {
    name,
    Table: tableOf(name, info?.zones ?? [], isOfMemory),
    describe: (key, fact) => describe(name, key, fact),
    pace,
    hasLog: !isOfMemory,
    pictures: {},
    tally: () => "",
    say: (event, names) => eventName(name, event, names),
    pointOut: (move, { names }) => ({ text: moveName(name, move, names), at: [] }),
  };
}
