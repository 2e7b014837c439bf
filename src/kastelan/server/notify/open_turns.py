"""Whether a person has to decide at a table."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Seat
from kastelan.server.errors import NotFound
from kastelan.server.play.hub import Hub
from kastelan.server.play.room import Room


def seats_to_decide(room: Room, user: str) -> Sequence[Seat]:
    """The seats at which a person has to decide; none while a game is just starting."""
    if room.table is None:
        return ()
    own = room.people()
    return [seat for seat in room.table.state.actors if seat in own and room.sheet.owns(user, seat)]


async def waits(hub: Hub, user: str, table: str) -> bool:
    """Whether a table waits for a person."""
    try:
        return bool(seats_to_decide(await hub.room(table), user))
    except NotFound:
        return False
