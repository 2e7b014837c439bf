"""Sending notices to a person's own program: signed, and never into the operator's own network.

The host name is resolved once, every address is checked, and the connection goes to a checked address, so a
name that resolves differently a moment later (DNS rebinding) gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import hmac
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from kastelan.server.errors import Refused

SECONDS: Final = 10.0
AT_ONCE: Final = 64  # deliveries under way
NAT64: Final = ip_network("64:ff9b::/96")
PORTS: Final = {"http": 80, "https": 443}
# A pool of its own, with a thread for each delivery, so that a slow name server delays nothing else.
NAMING: Final = ThreadPoolExecutor(AT_ONCE, "names")


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


class NotDelivered(Exception):
    """A delivery failed; the message says why in a word."""


def check_address(address: str, private: bool) -> SplitResult:
    """Check a webhook URL and split it."""
    parts = urlsplit(address)
    try:
        # Reading `port` raises ValueError if it is not a number or too large.
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise Refused("bad-webhook") from None
    printable = address.isascii() and address.isprintable() and " " not in address
    if not printable or parts.scheme not in PORTS or not host or "@" in parts.netloc or port == 0:
        raise Refused("bad-webhook")
    try:
        # A host that is a name passes here, and is checked when it has been resolved.
        number = ip_address(host)
    except ValueError:
        return parts
    if not private and not public(number):
        raise Refused("private-webhook")
    return parts


def public(number: IPv4Address | IPv6Address) -> bool:
    """Whether an IP address is public; embedded IPv4 addresses are checked too."""
    if isinstance(number, IPv6Address):
        # An IPv4 address inside an IPv6 one: ::ffff:a.b.c.d, 6to4 (2002::/16), or NAT64 in the last 32 bits.
        inner = number.ipv4_mapped or number.sixtofour
        if number in NAT64:
            inner = IPv4Address(int(number) & 0xFFFF_FFFF)
        if inner is not None:
            return public(inner)
        if number.teredo is not None:
            return False
        if number.is_reserved or number.is_site_local:
            return False
    return number.is_global and not number.is_multicast


async def deliver(address: str, letter: Delivery, private: bool) -> None:
    """Send a delivery; NotDelivered unless it was accepted."""
    try:
        async with asyncio.timeout(SECONDS):
            await _deliver(check_address(address, private), letter, private)
    except TimeoutError:
        raise NotDelivered("timeout") from None
    except Refused:
        raise NotDelivered("private") from None
    except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError):
        raise NotDelivered("unreachable") from None


async def _deliver(parts: SplitResult, letter: Delivery, private: bool) -> None:
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    secure = _trusted() if parts.scheme == "https" else None
    # Connects to the checked address; the certificate must still be valid for the name.
    reader, writer = await asyncio.open_connection(
        await _number(host, port, private), port, ssl=secure, server_hostname=host if secure else None
    )
    try:
        writer.write(_request(parts, letter))
        await writer.drain()
        status = (await reader.readline()).split(b" ", 2)
        if len(status) < 2 or not status[1].startswith(b"2"):
            raise NotDelivered(
                f"status {status[1][:3].decode('ascii', 'replace')}" if status[1:] else "silent"
            )
    finally:
        writer.close()


@cache
def _trusted() -> ssl.SSLContext:
    """The trusted certificates, loaded once because that is slow."""
    return ssl.create_default_context()


async def _number(host: str, port: int, private: bool) -> str:
    """Resolve a host; every address of the name must be allowed."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(NAMING, look_up)
    numbers = [str(place[4][0]) for place in found]
    if not numbers or not (private or all(public(ip_address(number)) for number in numbers)):
        raise NotDelivered("private")
    return numbers[0]


def _request(parts: SplitResult, letter: Delivery) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    body = letter.body.encode()
    head = (
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: kastelan",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"X-Kastelan-Event: {letter.event}",
        f"X-Kastelan-Delivery: {letter.id}",
        f"X-Kastelan-Timestamp: {letter.at}",
        f"X-Kastelan-Signature: sha256={letter.signature()}",
        "Connection: close",
    )
    return "\r\n".join(head).encode("ascii") + b"\r\n\r\n" + body
