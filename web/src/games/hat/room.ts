/** The room of That's Not a Hat: its table, loaded when somebody sits down. */
import type { GameTable } from "../play";
import { help, labels } from "./help";
import Table from "./Table.svelte";
import { pictures } from "./pictures";
import { pointOut } from "./point";
import { pace, tally } from "./pace";
import { useGifts } from "./own.svelte";
import { describe } from "./words";

// Nothing on the screen helps memory: no log.
export default { name: "hat", Table, describe, pace, hasLog: false, pictures, tally, help, labels, pointOut, useCards: useGifts } satisfies GameTable;
