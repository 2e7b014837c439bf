"""Not too fast: a bucket of tokens for each client, refilled by the second."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from kastelan.server.errors import TooMany

MOST_CLIENTS: Final = 100_000
HOUSEHOLD: Final = 64  # bits that all IPv6 addresses of one client share


def household(address: str) -> str:
    """Whom an address belongs to: with IPv6 a household has as many as it likes, all beginning alike."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    return str(number.ipv4_mapped or ip_network((int(number), HOUSEHOLD), strict=False))


class Limit:
    """So many a second on average, and so many at once."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float] = monotonic) -> None:
        self.per_second, self.at_once = rate
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def give_back(self, client: str) -> None:
        """What was taken did no harm."""
        left, since = self._buckets.get(client, (self.at_once, self._clock()))
        self._buckets[client] = min(self.at_once, left + 1), since

    def take(self, client: str) -> None:
        """Take one; TooMany if there is none."""
        now = self._clock()
        left, since = self._buckets.pop(client, (self.at_once, now))
        left = min(self.at_once, left + (now - since) * self.per_second)
        if len(self._buckets) >= MOST_CLIENTS:
            self._buckets.pop(next(iter(self._buckets)))  # whoever was quiet for longest
        self._buckets[client] = (left - 1 if left >= 1 else left), now
        if left < 1:
            raise TooMany("too-fast", seconds=max(1, round((1 - left) / self.per_second)))
