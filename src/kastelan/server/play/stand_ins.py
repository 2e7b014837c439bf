"""Somebody is gone: bots play on for him, by his own wish or by that of the others, until he is back."""

from __future__ import annotations

import contextlib
from functools import partial

from kastelan.core.game import Seat
from kastelan.server.errors import Conflict, Forbidden, NotFound
from kastelan.server.people.accounts import now
from kastelan.server.play.room import Room
from kastelan.server.play.table import Plan, Table
from kastelan.server.service import Service
from kastelan.server.wire.play import Seated


async def leave(service: Service, room: Room, user: str) -> None:
    """Hand all seats of a person over to bots."""
    own = [seat for seat in room.people() if room.sheet.owns(user, seat)]
    if not own:
        raise Forbidden("not-your-seat")
    for seat in own:
        await _hand_over(service, room, seat)


async def come_back(service: Service, room: Room, user: str) -> None:
    """Take all seats of a person back from bots."""
    own = [seat for seat in room.playing.stand_ins if room.sheet.owns(user, seat)]
    if not own:
        raise Conflict("no-stand-in-here")
    for seat in own:
        await service.hub.act(room, partial(_back, seat))


async def vote(service: Service, room: Room, user: str, gone: Seat) -> None:
    """Somebody wants a bot for another person who is gone; it comes when most of the others do."""
    voter = next((seat for seat in sorted(room.people()) if room.sheet.owns(user, seat)), None)
    if voter is None:
        raise Forbidden("not-your-seat")
    if gone >= len(room.sheet.seats):
        raise NotFound("no-seat-there", seat=gone)
    if gone not in room.people() or room.sheet.owns(user, gone):
        raise Conflict("no-stand-in-needed")
    _check_gone(service, room, gone)
    await service.hub.act(room, partial(_vote, voter, gone))
    if outvoted(room, gone):
        await _hand_over(service, room, gone)
    room.shout(Seated(service.hub.shown(room, None)))


def _check_gone(service: Service, room: Room, seat: Seat) -> None:
    """Nobody is replaced who has not kept the others waiting."""
    by_turns = room.sheet.row["pace"] == "turns"
    patience = service.settings.shortest_turn if by_turns else service.settings.gone_seconds
    left = 1000 * patience - room.playing.watch.thought(seat, now())
    if seat not in room.playing.state.actors or left > 0:
        raise Conflict("not-gone-yet", seconds=max(1, left // 1000))


def outvoted(room: Room, gone: Seat) -> bool:
    """Whether most of the other people at the table want a bot for a seat."""
    places = room.sheet.seats
    others = {places[seat].user for seat in room.people()} - {places[gone].user}
    voters = {places[seat].user for seat in room.playing.votes.get(gone, ())} & others
    return 2 * len(voters) > len(others)


async def leave_everything(service: Service, user: str) -> None:
    """Somebody goes for good: tables that wait are left, and bots play the running games on."""
    for table_id in await service.lobby.tables_of(user):
        room = await service.hub.room(table_id)
        with contextlib.suppress(Conflict, Forbidden):  # it began or ended in this moment
            if room.table is None:
                await service.lobby.leave(table_id, user)
                await service.hub.refresh(table_id)
            else:
                await leave(service, room, user)


async def _hand_over(service: Service, room: Room, seat: Seat) -> None:
    bot = await service.hub.stand_in_for(room, seat)
    await service.hub.act(room, partial(_over, seat, bot))


def _over(seat: Seat, bot: str, table: Table, at: int) -> Plan:
    return table.plan_stand_in(seat, bot, at)


def _back(seat: Seat, table: Table, at: int) -> Plan:
    return table.plan_return(seat, at)


def _vote(voter: Seat, gone: Seat, table: Table, at: int) -> Plan:
    return table.plan_vote(voter, gone, at)
