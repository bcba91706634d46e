/** The room of a game that has none of its own: any view as zones, cards and buttons. */
import { gameList } from "../../api";
import { t, type GameName } from "../../text.svelte";
import type { AnyEvent } from "../../wire";
import type { GameTable, Play } from "../play";
import { tableOf } from "./table";
import { describe, eventName, promptOf } from "./words";

/** In travel times, for each thing that happens. */
const OWN = 0.6;
const OTHERS = 2;

function pace(events: readonly AnyEvent[], you: number | null): number {
  return events.reduce((sum, event) => sum + ("seat" in event && event.seat === you ? OWN : OTHERS), 0);
}

/** The one line: what the engine says is to be done, or at least whose turn it is. */
function task(game: GameName, { view, you, names }: Play): string {
  if (view.outcome !== null) return t("generic-over");
  if (view.to_act === null) return "";
  const said = promptOf(game, view as unknown as Readonly<Record<string, unknown>>, names);
  if (said !== "") return said;
  return view.to_act === you ? t("generic-your-turn") : t("generic-turn-of", { name: names[view.to_act] ?? "" });
}

export async function roomOf(name: GameName): Promise<GameTable> {
  const { games } = await gameList();
  const info = games.find((each) => each.name === name);
  const isOfMemory = info?.is_of_memory ?? false;
  return {
    name,
    Table: tableOf(name, info?.zones ?? [], isOfMemory),
    describe: (key, fact) => describe(name, key, fact),
    task: (play) => task(name, play),
    pace,
    hasLog: !isOfMemory,
    pictures: {},
    tally: () => "",
    say: (event, names) => eventName(name, event, names),
  };
}
