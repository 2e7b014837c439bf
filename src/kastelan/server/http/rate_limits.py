"""Rate limits: a token bucket for each client."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from kastelan.server.errors import TooMany

MOST_CLIENTS: Final = 100_000
HOUSEHOLD: Final = 64  # bits that all IPv6 addresses of one client share


def household(address: str) -> str:
    """The client that an address belongs to: with IPv6 the network, since a household has a whole one."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    return str(number.ipv4_mapped or ip_network((int(number), HOUSEHOLD), strict=False))


class Limit:
    """A number of requests a second on average, and a larger number at once."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = monotonic) -> None:
        self.per_second, self.at_once = rate
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def give_back(self, client: str) -> None:
        """Return a token that was taken."""
        left, since = self._buckets.get(client, (self.at_once, self._clock()))
        self._buckets[client] = min(self.at_once, left + 1), since

    def take(self, client: str) -> None:
        """Take a token; TooMany if none is left."""
        now = self._clock()
        left, since = self._buckets.pop(client, (self.at_once, now))
        left = min(self.at_once, left + (now - since) * self.per_second)
        if len(self._buckets) >= MOST_CLIENTS:
            self._buckets.pop(next(iter(self._buckets)))  # the client that was quiet for longest
        # A refusal takes no token, so a client that keeps trying is served again once a token is there.
        self._buckets[client] = (left - 1 if left >= 1 else left), now
        if left < 1:
            raise TooMany("too-fast", seconds=max(1, round((1 - left) / self.per_second)))
