"""The lobby: games, tables, seats, starting, playing again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from litestar import get, post
from msgspec import Struct

from kastelan.server.http.routes.lobby import WANTED
from kastelan.server.operation.clock import now
from kastelan.server.operation.network import is_loopback, reachable
from kastelan.server.people.accounts import Identity
from kastelan.server.play import stand_ins
from kastelan.server.service import Service
from kastelan.server.tables.table_filter import TableFilter
from kastelan.server.wire.tables import (
    Addresses,
    Join,
    NewTable,
    Readiness,
    SeatChange,
    SeatChoice,
    TableState,
    UnfinishedTable,
)


@get("/api/tables", dependencies=WANTED)
async def list_tables(
    service: Service, who: Identity | None, wanted: TableFilter, mine: bool = False
) -> list[TableState]:
    """The newest public tables, or with `mine` the person's own; `until` (a time of creation) pages on."""
    return await service.lobby.search(replace(wanted, mine=who.id if mine and who is not None else None))


@get("/api/me/tables")
async def list_unfinished(service: Service, me: Identity) -> list[UnfinishedTable]:
    """The person's open and running tables, newest first, with whose turn it is."""
    rooms = [await service.hub.room(table_id) for table_id in await service.lobby.tables_of(me.id)]
    return [
        UnfinishedTable(service.hub.shown(room, me.id), list(game.state.actors), game.seq)
        if (game := room.table) is not None
        else UnfinishedTable(service.hub.shown(room, me.id))
        for room in rooms
    ]


@post("/api/tables")
async def make_table(data: NewTable, service: Service, me: Identity, client: str) -> TableState:
    """Make a table."""
    table = await service.waiting_tables.create(me.id, client, data)
    return (await service.lobby.sheet(table)).shown(me.id)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, service: Service, who: Identity | None, invite: str = "") -> TableState:
    """One table."""
    user = who.id if who else None
    return service.hub.shown(await service.room(table_id, user, invite), user)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(table_id: str, data: Join, service: Service, me: Identity) -> TableState:
    """Take a seat; a private table asks for its invitation."""
    await service.room(table_id, me.id, data.invite)
    await service.lobby.join(table_id, me.id, data.seat, data.invite)
    return await _changed(service, table_id, me)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(table_id: str, service: Service, me: Identity) -> TableState:
    """Leave. In a running game a bot takes over until the person returns; before the start, a host closes the
    table."""
    room = await service.room(table_id, me.id)
    if room.table is None:
        await service.lobby.leave(table_id, me.id)
        return await _changed(service, table_id, me)
    await stand_ins.leave(service, room, me.id)
    return service.hub.shown(room, me.id)


@post("/api/tables/{table_id:str}/give-up", status_code=200)
async def give_up(table_id: str, service: Service, me: Identity) -> TableState:
    """Leave a running game for good. Without other people and ratings it is closed; else a bot takes over."""
    room = await service.room(table_id, me.id)
    await stand_ins.give_up(service, room, me.id)
    return service.hub.shown(room, me.id)


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(table_id: str, service: Service, me: Identity) -> TableState:
    """Take the person's seats back from stand-ins."""
    room = await service.room(table_id, me.id)
    await stand_ins.come_back(service, room, me.id)
    return service.hub.shown(room, me.id)


@post("/api/tables/{table_id:str}/stand-in", status_code=200)
async def vote_stand_in(table_id: str, data: SeatChoice, service: Service, me: Identity) -> TableState:
    """Vote for a bot in place of an absent player; it comes when most of the other people want it."""
    room = await service.room(table_id, me.id)
    await stand_ins.vote(service, room, me.id, data.seat)
    return service.hub.shown(room, me.id)


@post("/api/tables/{table_id:str}/kick", status_code=200)
async def kick(table_id: str, data: SeatChoice, service: Service, me: Identity) -> TableState:
    """Free a seat before the start; for the host."""
    await service.room(table_id, me.id)
    await service.lobby.kick(table_id, me.id, data.seat)
    return await _changed(service, table_id, me)


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def change_seat(
    table_id: str, data: SeatChange, service: Service, me: Identity, client: str
) -> TableState:
    """Open or close a seat before the start, put a bot there, or keep it for a person; for the host."""
    await service.room(table_id, me.id)
    service.waiting_tables.invite(me.id, client, [data])
    await service.lobby.change_seat(table_id, me.id, data)
    return await _changed(service, table_id, me)


@post("/api/tables/{table_id:str}/ready", status_code=200)
async def be_ready(table_id: str, data: Readiness, service: Service, me: Identity) -> TableState:
    """Say that the person is ready, or not yet."""
    await service.room(table_id, me.id)
    await service.lobby.ready(table_id, me.id, data.ready)
    return await _changed(service, table_id, me)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: str, service: Service, me: Identity) -> TableState:
    """Start the game, when every seat is taken and everybody is ready. If seats have given commitments, the
    table is sealed, and the game begins when it has their numbers."""
    await service.room(table_id, me.id)
    begun = await service.lobby.start(table_id, me.id)
    return service.hub.shown(await service.told_of_start(table_id, begun), me.id)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: str, service: Service, me: Identity) -> TableState:
    """A new table with the same settings and people."""
    await service.room(table_id, me.id)
    fresh = await service.lobby.rematch(table_id, me.id)
    await service.hub.refresh(table_id)
    return (await service.lobby.sheet(fresh)).shown(me.id)


async def _changed(service: Service, table_id: str, me: Identity) -> TableState:
    room = await service.hub.refresh(table_id)
    return service.hub.shown(room, me.id)


@get("/api/addresses", sync_to_thread=False)
def list_addresses(service: Service, client: str) -> Addresses:
    """Other addresses of the server, for links to send; only who sits at this computer may know them."""
    settings = service.settings
    here = is_loopback(client)
    return Addresses(reachable(settings.listens, settings.secure_cookies) if here else [])


class ServerTime(Struct):
    now: int


@get("/api/time")
async def server_time() -> ServerTime:
    """The server's clock, which deadlines refer to."""
    return ServerTime(now())


HANDLERS: Final = (
    list_tables, list_unfinished, make_table, show_table, join, leave, give_up, come_back, vote_stand_in,
    kick, change_seat, be_ready, start, rematch, list_addresses, server_time,
)  # fmt: skip
