// A bot over the network without any of smallbox's code: Node and its standard library, nothing else.
//
//     SMALLBOX_TABLE=http://127.0.0.1:8000/t/K7MPQ3XZ SMALLBOX_TOKEN=... node examples/random_bot.mjs
//
// It plays any game by making one of the moves of its view. docs/protocol.md has every message.
import { createHash, randomBytes, randomInt } from "node:crypto";
import http from "node:http";
import https from "node:https";

const [, server, code] = /^(https?:\/\/[^/]+)\/t\/(\w{8})$/.exec(process.env.SMALLBOX_TABLE);
const token = process.env.SMALLBOX_TOKEN;
const secret = randomBytes(32).toString("base64url");

// Sit down: a secret of one's own for the seat, and the token that says whose bot this is.
const answer = await fetch(`${server}/api/tables/${code}/seats`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ name: "bot", secret, token }),
});
if (!answer.ok) throw new Error((await answer.json()).detail);

/** Messages without an answer, by id: they are sent again, with the same id, after a broken connection. */
const waiting = new Map();
let socket = null;
let version = null;
let stored = 0;
let table = { phase: "lobby" };
let moves = [];
let clock = { waits_for: "nobody" };
let number = "";
let said = "";

function say(type, fields = {}) {
  const message = { type, id: randomBytes(8).toString("hex"), ...fields };
  waiting.set(message.id, message);
  socket?.send(JSON.stringify(message));
}

function hear(message) {
  if (["done", "refused", "error"].includes(message.type)) {
    waiting.delete(message.id);
    stored = Math.max(stored, message.version ?? 0);
  } else if (message.type === "table" || message.type === "update") {
    version = message.version;
    table = message.table ?? table;
    // Null where the view has not changed.
    if (message.view !== null) moves = message.view.moves;
    clock = message.clock;
  }
  act();
}

function act() {
  if (table.you == null || waiting.size > 0 || version < stored) return;
  const once = (what, act) => {
    if (said === `${what} ${version}`) return;
    said = `${what} ${version}`;
    act();
  };
  const isReady = table.seats[table.you].is_ready;
  if (table.dealing !== null) {
    if (table.dealing.awaits.includes(table.you)) say("reveal", { nonce: number });
  } else if ((table.phase === "lobby" || table.phase === "between") && !isReady) {
    once("ready", () => {
      number = randomBytes(16).toString("hex");
      say("ready", { commit: createHash("sha256").update(number).digest("hex") });
    });
  } else if (table.phase === "playing" && clock.waits_for === "show") {
    once("displayed", () => say("displayed", { version }));
  } else if (table.phase === "playing" && clock.waits_for === "look" && !isReady) {
    once("look", () => say("ready"));
  } else if (table.phase === "playing" && clock.waits_for === "move" && moves.length > 0) {
    once("move", () => say("move", { move: moves[randomInt(moves.length)] }));
  } else if (table.phase === "over" && process.env.SMALLBOX_GAMES === "1") {
    console.log(JSON.stringify(table.result));
    process.exit(0);
  }
}

/** A websocket (RFC 6455) by hand: Node 20 has none that a program may count on. */
function connect() {
  const key = randomBytes(16).toString("base64");
  const headers = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13", "sec-websocket-key": key };
  const again = () => {
    socket = null;
    setTimeout(connect, 500);
  };
  (server.startsWith("https") ? https : http)
    .request(`${server}/socket`, { headers })
    .on("upgrade", (_, stream, first) => {
      socket = { send: (text) => stream.write(frame(1, Buffer.from(text))) };
      const unanswered = [...waiting.values()].filter(({ type }) => type !== "hello");
      waiting.clear();
      say("hello", { table: code, secret, version });
      for (const message of unanswered) {
        waiting.set(message.id, message);
        socket.send(JSON.stringify(message));
      }
      let bytes = first;
      const take = (data) => {
        bytes = Buffer.concat([bytes, data]);
        for (let found = unframe(bytes); found !== null; found = unframe(bytes)) {
          bytes = bytes.subarray(found.size);
          if (found.kind === 1) hear(JSON.parse(found.payload));
          else if (found.kind === 9) stream.write(frame(10, found.payload));
          else if (found.kind === 8) stream.end();
        }
      };
      stream.on("data", take).on("close", again).on("error", () => stream.destroy());
      take(Buffer.alloc(0));
    })
    .on("response", (response) => response.resume().on("end", again))
    .on("error", again)
    .end();
}

function frame(kind, payload) {
  const size = payload.length;
  const head = size < 126 ? Buffer.from([0x80 | kind, 0x80 | size]) : Buffer.from([0x80 | kind, 0x80 | 126, size >> 8, size & 255]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4])]);
}

function unframe(bytes) {
  if (bytes.length < 2) return null;
  const short = bytes[1] & 127;
  const start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start) return null;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  if (bytes.length < start + length) return null;
  return { kind: bytes[0] & 15, payload: bytes.subarray(start, start + length), size: start + length };
}

connect();
