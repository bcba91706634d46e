/** Kobito's room: its table, loaded when somebody sits down. */
import type { GameTable } from "../play";
import { help, labels } from "./help";
import { pictures } from "./pictures";
import Table from "./Table.svelte";
import { pace, tally } from "./pace";
import { describe } from "./words";

const kobito: GameTable = { name: "kobito", Table, describe, pace, hasLog: true, pictures, tally, help, labels };

export default kobito;
