"""Stand-ins: people leave a running game, come back, or ask for a bot in place of an absent player."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from kastelan.core.game import Seat
from kastelan.server.errors import Conflict, Forbidden
from kastelan.server.play.commands import Return, StandIn, Vote
from kastelan.server.play.permissions import Person
from kastelan.server.play.room import Room
from kastelan.server.wire.play import Seated

if TYPE_CHECKING:
    from kastelan.server.service import Service


async def leave(service: Service, room: Room, user: str) -> None:
    """Hand all seats of a person over to bots."""
    own = [seat for seat in room.people() if room.sheet.owns(user, seat)]
    if not own:
        raise Forbidden("not-your-seat")
    for seat in own:
        bot = await service.hub.stand_in_for(room, seat)
        await service.hub.act(room, Person(user), StandIn(seat, bot))


async def give_up(service: Service, room: Room, user: str) -> None:
    """Leave a running game for good: it is closed, unless others play it or it counts for ratings; then bots
    take over."""
    if not room.sheet.member(user):
        raise Forbidden("not-your-seat")
    others = any(place.user not in (None, user) for place in room.sheet.seats)
    # A rated game that could be closed would let its player avoid every loss.
    if others or room.sheet.row["rated"]:
        await leave(service, room, user)
    else:
        await service.lobby.close_game(room.sheet.id)
        await service.table_closed(room.sheet.id)


async def come_back(service: Service, room: Room, user: str) -> None:
    """Take all seats of a person back from bots."""
    own = [seat for seat in room.playing.stand_ins if room.sheet.owns(user, seat)]
    if not own:
        raise Conflict("no-stand-in-here")
    for seat in own:
        await service.hub.act(room, Person(user), Return(seat))


async def vote(service: Service, room: Room, user: str, absent: Seat) -> None:
    """Vote for a bot in place of an absent player; it comes when most of the others want it."""
    voter = next((seat for seat in sorted(room.people()) if room.sheet.owns(user, seat)), None)
    if voter is None:
        raise Forbidden("not-your-seat")
    # Turn by turn, people look in once a day, so the others must wait for that long before they vote.
    by_turns = room.sheet.row["pace"] == "turns"
    seconds = service.settings.shortest_turn if by_turns else service.settings.gone_seconds
    await service.hub.act(room, Person(user), Vote(voter, absent, 1000 * seconds))
    room.broadcast(Seated(service.hub.shown(room, None)))


async def leave_everything(service: Service, user: str) -> None:
    """Remove a person who deletes the account: leave tables that wait, and let bots play in running games."""
    for table_id in await service.lobby.tables_of(user):
        room = await service.hub.room(table_id)
        with contextlib.suppress(Conflict, Forbidden):  # it began or ended at this moment
            if room.table is None:
                await service.lobby.leave(table_id, user)
                await service.hub.refresh(table_id)
            else:
                await leave(service, room, user)
