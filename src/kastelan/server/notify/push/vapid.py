"""The server's own key, by which push services know it (VAPID, RFC 8292)."""

from __future__ import annotations

import json
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.notify.push.encryption import decoded, encoded, point_of
from kastelan.server.operation.clock import now
from kastelan.server.storage.kept_secret import kept_secret

HOURS: Final = 12  # how long a signature is good; push services allow 24
NAME: Final = "vapid"


class Vapid:
    """Signs requests to push services. The key is made at the first start and kept in the database."""

    def __init__(self, engine: AsyncEngine, contact: str) -> None:
        self._engine, self._contact = engine, contact
        self._key: EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Load the key, or make it."""
        found = await kept_secret(self._engine, NAME, _fresh_key)
        self._key = derive_private_key(int.from_bytes(decoded(found)), SECP256R1())

    @property
    def key(self) -> EllipticCurvePrivateKey:
        assert self._key is not None, "opened before it is used"
        return self._key

    @property
    def public(self) -> str:
        """The public key, which browsers need to subscribe."""
        return encoded(point_of(self.key))

    def authorization(self, endpoint: str) -> str:
        """The header that says who sends to this endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now() // 1000 + HOURS * 3600}
        if self._contact:
            claims["sub"] = self._contact
        return f"vapid t={self._signed(claims)}, k={self.public}"

    def _signed(self, claims: dict[str, object]) -> str:
        """A JSON web token (ES256)."""
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def _fresh_key() -> str:
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32))
