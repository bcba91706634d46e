"""The proof of a deal: a commitment before the nonces, a key from seed and nonces, and a check afterwards."""

import hashlib
import hmac
import re
from collections.abc import Sequence

from smallbox.core.errors import BadNotation
from smallbox.core.notation import shown

RNG = "smallbox-hmac-sha256 1"
SEED = re.compile(r"[0-9a-f]{64}\Z")
NONCE = re.compile(r"[0-9A-Za-z]{0,64}\Z")


def commitment(salt: str, seed: str) -> str:
    """What is shown before the first move: the hash of salt and seed, both as written."""
    return "sha256:" + hashlib.sha256(plain("the salt", salt) + plain("the seed", seed)).hexdigest()


def plain(what: str, text: str) -> bytes:
    """A text as bytes that are the same everywhere. Raises BadNotation where it is not ASCII."""
    if not text.isascii():
        raise BadNotation(f"expected {what} to be plain ASCII, got {shown(text)}")
    return text.encode("ascii")


def nonce_commitment(nonce: str) -> str:
    """What a seat shows of its nonce before anybody opens one: its hash as written; no nonce has none."""
    return hashlib.sha256(nonce.encode("ascii")).hexdigest() if nonce else ""


def key(seed: str, game: str, rules: str, options: str, nonces: Sequence[str]) -> bytes:
    """The key of the provable stream. A bot or a silent seat has an empty nonce."""
    if not SEED.match(seed):
        raise BadNotation(f"expected a seed of 64 hexadecimal digits, got {len(seed)} characters")
    for nonce in nonces:
        if not NONCE.match(nonce):
            raise BadNotation(f"expected a nonce of at most 64 letters and digits, got {shown(nonce)}")
    plain("the options", options)
    message = "\n".join([game, rules, options, *nonces])
    return hmac.digest(bytes.fromhex(seed), plain("game, rules and options", message), "sha256")
