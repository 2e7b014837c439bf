"""The bans that hold now, in memory, so that every request can be checked against them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import Forbidden
from kastelan.server.moderation.networks import Network, address_in, network_of
from kastelan.server.operation.clock import now
from kastelan.server.storage import schema
from kastelan.server.wire.people import BanShown


@dataclass(frozen=True, slots=True)
class Held:
    """The end and the reason of a ban."""

    reason: str
    until: int | None

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > now()

    @property
    def shown(self) -> BanShown:
        return BanShown(self.reason, self.until)

    def refusal(self) -> Forbidden:
        """What a banned person is told."""
        if self.until is None:
            return Forbidden("banned-for-good", reason=self.reason)
        return Forbidden("banned", reason=self.reason, until=moment(self.until))


class Bans:
    """The bans of people and of networks; `load` reads them again after a change."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._people: dict[str, Held] = {}
        self._networks: tuple[tuple[Network, Held], ...] = ()

    async def load(self) -> None:
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(select(schema.bans)))
        self._people = {row.user_id: Held(row.reason, row.until) for row in rows if row.user_id is not None}
        self._networks = tuple(
            (network_of(row.network), Held(row.reason, row.until)) for row in rows if row.network is not None
        )

    def of_person(self, user: str | None) -> Held | None:
        held = self._people.get(user) if user is not None else None
        return held if held is not None and held.holds else None

    def of_address(self, text: str) -> Held | None:
        if not self._networks or (address := address_in(text)) is None:
            return None
        return next((held for network, held in self._networks if address in network and held.holds), None)

    def check(self, user: str | None, address: str) -> None:
        """Refuse a banned person, and everyone at a banned address."""
        held = self.of_person(user) or self.of_address(address)
        if held is not None:
            raise held.refusal()

    def either(self, user: str | None, address: str) -> BanShown | None:
        """The ban that keeps out this person at this address."""
        held = self.of_person(user) or self.of_address(address)
        return held.shown if held is not None else None


def moment(at: int) -> str:
    """A time for people, the same in every language."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
