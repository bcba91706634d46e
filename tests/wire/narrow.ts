// Compiled, never run: the unions of the wire narrow on `type`, and what must not be left out cannot be.
import type { AnyClientMessage, AnyServerMessage, Games, HatView, Hello, KobitoEvent, TableEvent } from "../../web/src/wire";

export function version(message: AnyServerMessage): number | null {
  switch (message.type) {
    case "table":
      return message.table.records;
    case "update":
      return message.version - message.since + message.events.length;
    case "refused":
      return message.clause.length;
    case "bye":
      // @ts-expect-error a bye has no version
      return message.version;
    default:
      return null;
  }
}

export function told(event: TableEvent | KobitoEvent): string {
  switch (event.type) {
    case "said":
      return event.text;
    case "cards_drawn":
      return event.cards.join(" ");
    default:
      // @ts-expect-error not every event has cards
      return event.cards;
  }
}

export function faces(view: HatView): string[] {
  return view.columns.flat().map((cell) => (cell.up === 1 ? cell.gift : cell.arrow));
}

export function sent(): AnyClientMessage[] {
  // @ts-expect-error the table is required
  const lost: Hello = { type: "hello", id: "1" };
  // @ts-expect-error the type is required
  const mute: Hello = { id: "2", table: "K7MPQ3XZ" };
  // @ts-expect-error no such field
  const extra: Hello = { type: "hello", id: "3", table: "K7MPQ3XZ", seat: 0 };
  return [lost, mute, extra, { type: "move", id: "4", move: { type: "refuse" } }, { type: "ready", id: "5" }];
}

export function first<Name extends keyof Games>(moves: Games[Name]["move"][]): Games[Name]["move"] | undefined {
  return moves[0];
}
