/** Kanobu's room: its table, loaded when somebody sits down. */
import { t } from "../../text.svelte";
import type { KanobuView } from "../../wire";
import type { GameTable } from "../play";
import { help, labels } from "./help";
import { pace } from "./pace";
import { pictures } from "./pictures";
import { pointOut } from "./point";
import Table from "./Table.svelte";
import { describe } from "./words";

const kanobu: GameTable = {
  name: "kanobu",
  Table,
  describe,
  pace,
  hasLog: true,
  pictures,
  asides: new Set(["game_began", "deck_rebuilt", "game_ended"]),
  help,
  labels,
  pointOut,
  tally: (view: KanobuView, seat: number) => t("kanobu-tally", { number: view.sizes[seat] }),
};

export default kanobu;
