/** The provable stream of docs/randomness.md. Hashes come from a package: a page on plain http has no WebCrypto. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const RNG = "smallbox-hmac-sha256 1";

/** What is shown before the deal: the hash of salt and seed, both as written. */
export function commitment(salt: string, seed: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(salt + seed)))}`;
}

/** The key of all shuffles of a game. A bot or a silent seat has an empty nonce. */
export function keyOf(seed: string, game: string, rules: string, options: string, nonces: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(seed), utf8ToBytes([game, rules, options, ...nonces].join("\n")));
}

/** The seed of a day's deal, which anybody can derive. */
export function daySeed(game: string, rules: string, day: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes("smallbox daily 1"), utf8ToBytes([game, rules, day].join("\n"))));
}

/** The words of 32 bits that belong to one shuffle. */
export function* words(key: Uint8Array, number: number): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const message = new Uint8Array(15);
    message.set(utf8ToBytes("shuffle"));
    const view = new DataView(message.buffer);
    view.setUint32(7, number);
    view.setUint32(11, block);
    const digest = hmac(sha256, key, message);
    const read = new DataView(digest.buffer, digest.byteOffset);
    for (let at = 0; at < 32; at += 4) yield read.getUint32(at);
  }
}

/** A number from 0 to n - 1, each as likely: words that would favour some are left out. */
function below(n: number, stream: Generator<number, never>): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = stream.next().value;
    if (word < limit) return word % n;
  }
}

/** These cards as shuffle number `number` lays them, the top first. */
export function shuffled(key: Uint8Array, number: number, cards: readonly string[]): string[] {
  const order = [...cards].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const stream = words(key, number);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, stream);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
