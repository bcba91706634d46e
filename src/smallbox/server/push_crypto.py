"""The cryptography of a push: encryption for one browser (RFC 8291), and the server's signature, VAPID (RFC 8292)."""

import base64
import os
import struct

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
#: bytes of a number on the curve
NUMBER = 32
SALT = 16
RECORD_SIZE = 4096
#: RFC 8188: ends the last record, which is the only one
LAST = b"\x02"
#: seconds for which a signature holds; RFC 8292 allows no more than a day
SIGNATURE_HOLDS = 12 * 3600


class BadPushKey(ValueError):
    """The key of a subscription is no point on the curve."""


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers spell it: an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(text: str) -> ec.EllipticCurvePublicKey:
    """The key of a subscription. Raises BadPushKey."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(text))
    except ValueError:
        raise BadPushKey("expected an uncompressed point of P-256") from None


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes, p256dh: str, auth: str, *, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """One record of `aes128gcm` that only that browser can read; `salt` and `own` are for test vectors."""
    theirs = read_point(p256dh)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    ours = point_of(own.public_key())
    info = b"WebPush: info\0" + point_of(theirs) + ours
    secret = _derive(own.exchange(ec.ECDH(), theirs), from_base64url(auth), info, NUMBER)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!LB", RECORD_SIZE, len(ours)) + ours
    return header + AESGCM(key).encrypt(nonce, text + LAST, None)


class VapidKey:
    """The key pair by which push services know this server."""

    def __init__(self, private: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(from_base64url(private)), CURVE)
        self.public = base64url(point_of(self._private.public_key()))

    def __repr__(self) -> str:
        return f"VapidKey({self.public})"

    def authorization(self, service: str, contact: str, now: int) -> str:
        """The header for a service, at a time in seconds; `contact` is whom its people may ask."""
        claims = {"aud": service, "exp": now + SIGNATURE_HOLDS, "sub": contact}
        signed = ".".join(base64url(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = base64url(r.to_bytes(NUMBER) + s.to_bytes(NUMBER))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_private_key() -> str:
    """Made once for a database; it is stored there and shown nowhere."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return base64url(number.to_bytes(NUMBER))
