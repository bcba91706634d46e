/** A finished game that stays on the screen of whoever still looks at it, while the table has gone on to the next one. */
import type { Play } from "../games/play";
import type { AnyEvent, AnyView, Clock, SeatInfo, TableInfo } from "../wire";

/** What is on the screen of a table. */
export interface OnScreen extends Play {
  readonly table: TableInfo | null;
}

export class KeptGame implements OnScreen {
  readonly table: TableInfo;
  readonly view: AnyView;
  readonly seats: readonly (SeatInfo | null)[];
  readonly names: readonly string[];
  readonly you: number | null;
  readonly connected: readonly number[];
  readonly options: Readonly<Record<string, string>>;
  readonly events: readonly AnyEvent[] = [];
  readonly clock: Clock = { waits_for: "nobody", seat: null, left: null, series_left: null };
  readonly canTry = false;
  readonly isSending = false;

  constructor(over: OnScreen) {
    this.table = over.table!;
    this.view = over.view;
    this.seats = over.seats;
    this.names = over.names;
    this.you = over.you;
    this.connected = over.connected;
    this.options = over.options;
  }

  move(): Promise<boolean> {
    return Promise.resolve(false);
  }

  hint(): void {
    // Nothing can be tried any more.
  }

  displayed(): void {
    // Nobody waits for this screen.
  }
}
