// boardgame.io: a match for each table, made by its first `sync`. Stores nothing on disk, as its storage is in memory.
// `node boardgame_server.mjs PORT`

import { createRequire } from "node:module";
import { deal, draw, play, view } from "./table.mjs";

// Its folders have no ES module entries that Node can resolve.
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const game = {
  name: "table",
  setup: ({ random }) => deal(() => random.Number()),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: ({ G, playerID }) => (draw(G, Number(playerID)) ? undefined : INVALID_MOVE),
    play: ({ G, playerID }, index) => (play(G, Number(playerID), index) ? undefined : INVALID_MOVE),
  },
  playerView: ({ G, playerID }) => (playerID === null ? {} : view(G, Number(playerID))),
  // Without it every state would carry copies of all earlier ones of the turn.
  disableUndo: true,
};

const server = Server({ games: [game], origins: [] });
const { app } = server;
const listen = app.listen.bind(app);
app.listen = (port, done) => listen(port, "127.0.0.1", done);
await server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
