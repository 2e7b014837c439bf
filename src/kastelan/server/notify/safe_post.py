"""Sending a body to an address that a person has named, and never into the operator's own network.

The host name is resolved once, every address is checked, and the connection goes to a checked address, so a
name that resolves differently a moment later (DNS rebinding) gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
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


class NotDelivered(Exception):
    """A delivery failed; the message says why in a word."""


def check_address(address: str, private: bool) -> SplitResult:
    """Check a URL that a person has named, and split it."""
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


async def post(address: str, headers: Mapping[str, str], body: bytes, private: bool) -> str:
    """The status that the other side answers a body with; NotDelivered if there is no answer."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(check_address(address, private), headers, body, private)
    except TimeoutError:
        raise NotDelivered("timeout") from None
    except Refused:
        raise NotDelivered("private") from None
    except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError):
        raise NotDelivered("unreachable") from None


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, private: bool) -> str:
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    secure = _trusted() if parts.scheme == "https" else None
    # Connects to the checked address; the certificate must still be valid for the name.
    reader, writer = await asyncio.open_connection(
        await _number(host, port, private), port, ssl=secure, server_hostname=host if secure else None
    )
    try:
        writer.write(_request(parts, headers, body))
        await writer.drain()
        status = (await reader.readline()).split(b" ", 2)
        if len(status) < 2:
            raise NotDelivered("silent")
        return status[1][:3].decode("ascii", "replace")
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


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    given = {
        "Host": parts.netloc,
        "User-Agent": "kastelan",
        "Content-Length": str(len(body)),
        **headers,
        "Connection": "close",
    }
    lines = (f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()))
    return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body
