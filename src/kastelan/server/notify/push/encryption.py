"""Encryption of what is pushed (RFC 8291 with the content encoding of RFC 8188), in one record.

Only the device that subscribed can read it; the push service that carries it cannot.
"""

from __future__ import annotations

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kastelan.server.errors import Refused

RECORD: Final = 4096
LENGTH: Final = 160  # of every plaintext, so that the length says nothing about the kind of notice
LAST: Final = b"\x02"  # ends the last record; zeros after it are padding


@dataclass(frozen=True, slots=True)
class DeviceKeys:
    """The keys of a subscription: the device's point on the curve, and its secret of 16 bytes."""

    point: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> DeviceKeys:
        """The keys as a browser writes them; Refused if they are none."""
        try:
            keys = cls(decoded(p256dh), decoded(auth))
            keys.public()
        except ValueError:
            raise Refused("bad-push") from None
        if len(keys.auth) != 16:
            raise Refused("bad-push")
        return keys

    def public(self) -> EllipticCurvePublicKey:
        return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), self.point)


def encrypted(plaintext: bytes, keys: DeviceKeys) -> bytes:
    """The body of a message that only the device with these keys can read."""
    padding = bytes(max(0, LENGTH - len(plaintext)))
    return sealed(plaintext + LAST + padding, keys, generate_private_key(SECP256R1()), os.urandom(16))


def sealed(record: bytes, keys: DeviceKeys, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A record, sealed with a key and a salt that are used once."""
    point = point_of(own)
    shared = own.exchange(ECDH(), keys.public())
    secret = _derived(32, keys.auth, b"WebPush: info\0" + keys.point + point, shared)
    key = _derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = _derived(12, salt, b"Content-Encoding: nonce\0", secret)
    head = salt + struct.pack(">IB", RECORD, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, record, None)


def _derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public point of a key, in 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of such a text, padded or not; ValueError if it is none."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
