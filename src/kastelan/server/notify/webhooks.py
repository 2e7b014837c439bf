"""Sending notices to a person's own program, signed."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256

from kastelan.server.notify.safe_post import NotDelivered, post


@dataclass(frozen=True, slots=True)
class Delivery:
    """A delivery and the secret that signs it."""

    id: str
    event: str
    body: str
    secret: str
    at: int  # milliseconds since 1970

    def signature(self) -> str:
        """HMAC-SHA-256 of the time, a dot and the body."""
        signed = f"{self.at}.{self.body}".encode()
        return hmac.new(self.secret.encode(), signed, sha256).hexdigest()

    def headers(self) -> dict[str, str]:
        return {
            "Content-Type": "application/json",
            "X-Kastelan-Event": self.event,
            "X-Kastelan-Delivery": self.id,
            "X-Kastelan-Timestamp": str(self.at),
            "X-Kastelan-Signature": f"sha256={self.signature()}",
        }


async def deliver(address: str, letter: Delivery, private: bool) -> None:
    """Send a delivery; NotDelivered unless it was accepted."""
    status = await post(address, letter.headers(), letter.body.encode(), private)
    if not status.startswith("2"):
        raise NotDelivered(f"status {status}")
