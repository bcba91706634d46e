/** Numbers of one's own are shown by their hash first. The hash comes from a package: a page on plain http has no WebCrypto. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The hash of a number as it is written; no number has none. */
export function sealed(nonce: string): string {
  return nonce === "" ? "" : bytesToHex(sha256(utf8ToBytes(nonce)));
}
