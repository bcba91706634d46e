"""A push service as a browser's vendor has one, on this machine, and the browser that reads what comes there.

What it checks it checks by itself, from the other end: the signature by the key that subscriptions are made with, the
encryption by the browser's own key.
"""

import base64
import json
import os
import secrets
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

#: a pause in which a push that should not come would have come, in seconds
QUIET = 1.0


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Arrived(NamedTuple):
    """A push as the service got it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Reading(NamedTuple):
    """What a service answers: a status, and perhaps when to come again."""

    status: int
    retry_after: str = ""


class PushService:
    """Keeps what arrives, and answers as it is told to; then that it has been taken."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: list[Reading] = []
        self.origin = ""

    def take(self, arrived: Arrived) -> Reading:
        self.arrived.append(arrived)
        return self.answers.pop(0) if self.answers else Reading(201)

    def stays_quiet(self, count: int) -> bool:
        """Has nothing come beyond so many, after a while?"""
        time.sleep(QUIET)
        return len(self.arrived) == count

    def check_signature(self, arrived: Arrived, key: str) -> dict[str, Any]:
        """The claims of a push that was signed by the owner of a key."""
        scheme, _, said = arrived.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        fields = dict(part.strip().split("=", 1) for part in said.split(","))
        assert fields["k"] == key
        signed, _, signature = fields["t"].rpartition(".")
        header, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        numbers = decoded(signature)
        assert len(numbers) == 64
        plain = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        public.verify(plain, signed.encode(), ec.ECDSA(hashes.SHA256()))
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        found: dict[str, Any] = claims
        return found


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            reading = service.take(Arrived(self.path, headers, body))
            self.send_response(reading.status)
            if reading.retry_after:
                self.send_header("retry-after", reading.retry_after)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{listening.server_port}"
    thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        listening.shutdown()
        listening.server_close()
        thread.join()


class Browser:
    """A subscription as `PushManager.subscribe` gives it, with the keys that never leave the browser."""

    def __init__(self, service: str) -> None:
        self.endpoint = f"{service}/push/{secrets.token_urlsafe(48)}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def path(self) -> str:
        return "/" + self.endpoint.split("/", 3)[3]

    @property
    def _point(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def read(self, arrived: Arrived) -> dict[str, Any]:
        """Decrypt (RFC 8188, RFC 8291)."""
        assert arrived.headers["content-encoding"] == "aes128gcm"
        body = arrived.body
        salt, size, length = body[:16], *struct.unpack("!LB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) < size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._private.exchange(ec.ECDH(), point)
        secret = derived(shared, self._auth, b"WebPush: info\0" + self._point + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
