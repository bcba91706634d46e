/** Kobito's room: its table, loaded when somebody sits down. */
import type { GameTable } from "../play";
import { help, labels } from "./help";
import { pictures } from "./pictures";
import { pointOut } from "./point";
import Table from "./Table.svelte";
import { pace, tally } from "./pace";
import { describe } from "./words";

/** What every turn ends with, and what lies there for all to see. */
const asides = new Set(["cards_drawn", "drew_cards", "gold_turned_up", "start_card_turned_up", "deck_reshuffled", "game_ended"]);

const kobito: GameTable = { name: "kobito", Table, describe, pace, hasLog: true, pictures, tally, asides, help, labels, pointOut };

export default kobito;
