// Colyseus: a room for each table. Stores nothing on disk.
// `node colyseus_server.mjs PORT [messages|schema]`: after each move a seat gets its whole view as a message, or with
// `schema` the patch of a synchronized state in which only its owner sees a hand.

import { Room, Server } from "@colyseus/core";
import { ArraySchema, schema, StateView, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { deal, draw, play, SEATS, view } from "./table.mjs";

/** Rules and seats; what the seats are told is up to the two kinds of room. */
class TableRoom extends Room {
  maxClients = SEATS;
  // Patches are sent after each move, not by the clock.
  patchRate = null;

  onCreate() {
    this.table = deal();
    this.version = 0;
    this.bySeat = [];
    this.onMessage("move", (client, move) => this.move(client, move));
  }

  onJoin(client) {
    client.userData = { seat: this.bySeat.length };
    this.bySeat.push(client);
  }

  move(client, move) {
    const { seat } = client.userData;
    if (seat !== this.version % SEATS) {
      client.send("refused", "not your turn");
    } else if (move.type === "draw" ? !draw(this.table, seat) : !play(this.table, seat, move.index)) {
      client.send("refused", "no such card");
    } else {
      this.version += 1;
      this.tell(seat);
    }
  }
}

class MessageRoom extends TableRoom {
  onJoin(client) {
    super.onJoin(client);
    this.show(client);
  }

  tell() {
    this.bySeat.forEach((client) => this.show(client));
  }

  show(client) {
    client.send("view", {
      version: this.version,
      turn: this.version % SEATS,
      ...view(this.table, client.userData.seat),
    });
  }
}

const SeatState = schema(
  { name: t.string(), cards: t.uint8(), connected: t.boolean(), hand: t.array("string").view() },
  "SeatState",
);
const LastState = schema({ type: t.string(), seat: t.uint8(), card: t.string() }, "LastState");
const TableState = schema(
  {
    version: t.uint32(),
    turn: t.uint8(),
    top: t.string(),
    pile: t.uint8(),
    deck: t.uint8(),
    last: t.ref(LastState),
    seats: t.array(SeatState),
  },
  "TableState",
);

class SchemaRoom extends TableRoom {
  onCreate() {
    super.onCreate();
    const seats = this.table.hands.map((hand, seat) =>
      new SeatState().assign({
        name: `player ${seat}`,
        cards: hand.length,
        connected: true,
        hand: new ArraySchema(...hand),
      }),
    );
    this.state = new TableState().assign({ last: new LastState(), seats: new ArraySchema(...seats) });
    this.copy();
  }

  onJoin(client) {
    super.onJoin(client);
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData.seat]);
  }

  tell(seat) {
    const owner = this.state.seats[seat];
    const { last } = this.table;
    if (last.type === "drew") {
      owner.hand.push(this.table.hands[seat].at(-1));
    } else {
      owner.hand.splice(owner.hand.indexOf(last.card), 1);
    }
    owner.cards = this.table.hands[seat].length;
    this.copy();
    this.broadcastPatch();
  }

  copy() {
    const { pile, deck, last } = this.table;
    const { state } = this;
    state.version = this.version;
    state.turn = this.version % SEATS;
    state.top = pile[pile.length - 1];
    state.pile = pile.length;
    state.deck = deck.length;
    state.last.type = last.type;
    state.last.seat = last.seat;
    state.last.card = last.card ?? "";
  }
}

const [port, kind = "messages"] = process.argv.slice(2);
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define("table", kind === "schema" ? SchemaRoom : MessageRoom);
await server.listen(Number(port), "127.0.0.1");
console.log("ready");
