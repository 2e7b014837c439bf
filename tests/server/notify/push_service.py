"""A push service on loopback, and a device that can read what it is sent."""

from __future__ import annotations

import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kastelan.server.notify.push.encryption import decoded, encoded, point_of

PATIENCE: Final = 120
Message = tuple[dict[str, str], bytes]


class Device:
    """A browser with a subscription; it reads messages by the RFCs, without the server's code."""

    def __init__(self) -> None:
        self.key, self.auth = generate_private_key(SECP256R1()), b"0123456789abcdef"
        self.point = point_of(self.key)

    def subscription(self, endpoint: str) -> dict[str, object]:
        return {"endpoint": endpoint, "p256dh": encoded(self.point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """What a message says."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        secret = derived(32, self.auth, b"WebPush: info\x00" + self.point + sender, shared)
        key = derived(16, salt, b"Content-Encoding: aes128gcm\x00", secret)
        nonce = derived(12, salt, b"Content-Encoding: nonce\x00", secret)
        record = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert record.endswith(b"\x02")
        found: dict[str, Any] = json.loads(record[:-1])
        return found


def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def claims(authorization: str, public: str) -> dict[str, Any]:
    """What the sender claims, after its signature was checked with the server's public key."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", public)
    head, body, mark = parts["t"].split(".")
    signature = decoded(mark)
    r, s = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(public))
    key.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ECDSA(SHA256()))
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(decoded(body))
    return found


class PushService:
    """It answers with what it is told to, then with 201."""

    def __init__(self, *answers: int) -> None:
        self.answers, self.messages = list(answers), Queue[Message]()
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.end_headers()
                service.messages.put(({**self.headers, "path": self.path}, body))

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"

    def endpoint(self, name: str) -> str:
        return f"{self.origin}/push/{name}"

    def next(self) -> Message:
        return self.messages.get(timeout=PATIENCE)


@contextmanager
def pushing(*answers: int) -> Iterator[PushService]:
    service = PushService(*answers)
    thread = threading.Thread(target=service.server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()
