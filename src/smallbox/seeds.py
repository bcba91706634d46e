"""Seeds of deals: chosen by somebody, so that the same game can be dealt again, or such as nobody can guess."""

import secrets
from hashlib import sha256

from smallbox.core.errors import BadOption

#: a number, 64 hexadecimal digits, or 32 bytes
Seed = int | str | bytes
BYTES = 32


def make_seed(given: Seed | None = None) -> tuple[str, str]:
    """Seed and salt as a record writes them; without a choice, unguessable ones. Raises BadOption."""
    if given is None:
        return secrets.token_hex(BYTES), secrets.token_hex(16)
    if isinstance(given, int):
        return sha256(str(given).encode()).hexdigest(), sha256(f"salt {given}".encode()).hexdigest()[:32]
    try:
        seed = bytes.fromhex(given) if isinstance(given, str) else bytes(given)
    except ValueError:
        seed = b""
    if len(seed) != BYTES:
        kind = "text" if isinstance(given, str) else "bytes"
        raise BadOption(f"seed: expected a number, 64 hexadecimal digits or {BYTES} bytes, got {kind} of {len(given)}")
    return seed.hex(), ""
