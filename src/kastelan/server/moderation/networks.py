"""Addresses and networks, as bans name them."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from kastelan.server.errors import Refused

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

WIDEST: Final = {4: 8, 6: 16}
"""By version: a ban of a network with a shorter prefix would be a slip of the pen."""

SHORTENED: Final = {4: 24, 6: 48}
"""By version: the part of an address that the log keeps."""


def address_in(text: str) -> Address | None:
    """The address that a text names; None if it names none, such as that of a local socket."""
    try:
        number = ip_address(text)
    except ValueError:
        return None
    mapped = number.ipv4_mapped if isinstance(number, IPv6Address) else None
    return mapped or number


def network_of(text: str) -> Network:
    """The network that a text names, a single address being one too; Refused if it is none, or too wide."""
    try:
        network = ip_network(address_in(text) or text.strip(), strict=False)
    except ValueError:
        raise Refused("bad-network", text=text) from None
    widest = WIDEST[network.version]
    if network.prefixlen < widest:
        raise Refused("network-too-wide", text=text, widest=str(widest))
    return network


def shortened(network: Network) -> str:
    """The network without the part that could tell one household from another."""
    length = min(network.prefixlen, SHORTENED[network.version])
    return str(network.supernet(new_prefix=length))
