"""The addresses under which people in the same network reach this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  what `--host` may be, not what is bound here
FAR_AWAY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation: nothing is sent to them, only a way there is looked up."""


def is_loopback(host: str) -> bool:
    """Whether an address leads only to this computer."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def reachable(listens: str, https: bool = False) -> list[str]:
    """The origins by which others reach a server that listens there; none if it listens only on loopback."""
    host, _, port = listens.rpartition(":")
    if not host or is_loopback(host):
        return []
    hosts = _own_addresses() if host.strip("[]") in ANYWHERE else [host]
    scheme = "https" if https else "http"
    return [f"{scheme}://{f'[{each}]' if ':' in each else each}:{port}" for each in hosts]


def _own_addresses() -> list[str]:
    """The addresses of this computer towards other networks."""
    found = (_own_address(family, far) for family, far in FAR_AWAY.items())
    return [each for each in found if each is not None and not is_loopback(each)]


def _own_address(family: socket.AddressFamily, far: str) -> str | None:
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))  # for UDP this sends nothing
        except OSError:  # no network of this family
            return None
        return str(probe.getsockname()[0])
