"""The live lobby: public tables as they come and go, and notices for the person who is logged in."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.di import Provide
from litestar.params import Parameter

from kastelan.core.errors import KastelanError
from kastelan.server.errors import Refused
from kastelan.server.http import sockets
from kastelan.server.people.accounts import Identity
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.room import SPEAKERS
from kastelan.server.service import Service
from kastelan.server.tables.lobby_feed import LobbyListener
from kastelan.server.tables.table_filter import TableFilter, read_options
from kastelan.server.wire.play import Failed, Ping, Pong
from kastelan.server.wire.scalars import Pace

Status = Literal["open", "playing", "finished", "closed"]
Time = Annotated[int | None, Parameter(ge=0, le=10**15)]
pings = msgspec.json.Decoder(Ping)


def get_wanted(
    game: Annotated[str | None, Parameter(max_length=20)] = None,
    status: Annotated[list[Status] | None, Parameter(max_items=4)] = None,
    pace: Pace | None = None,
    players: Annotated[int | None, Parameter(ge=1, le=8)] = None,
    free: bool | None = None,
    rated: bool | None = None,
    player: Annotated[str | None, Parameter(max_length=40)] = None,
    option: Annotated[list[str] | None, Parameter(max_items=10)] = None,
    since: Time = None,
    before: Time = None,
    until: Time = None,
) -> TableFilter:
    """The filters of a search for tables; an option is written `name=value` and needs the game."""
    return TableFilter(
        tuple(status or ("open",)), game, pace, players, free, rated, player,
        options=read_options(game, option or []), since=since, before=before, until=until,
    )  # fmt: skip


WANTED: Final = {"wanted": Provide(get_wanted, sync_to_thread=False)}


@websocket("/api/lobby/socket", dependencies=WANTED)
async def watch(
    socket: WebSocket,  # type: ignore[type-arg]  # any user, auth and state
    service: Service,
    who: Identity | None,
    wanted: TableFilter,
    spoken: str,
    client: str,
    address: str,
) -> None:
    """Follow the public tables that the same filters as for `GET /api/tables` let through."""
    await socket.accept()
    try:
        async with sockets.counted(socket, service, client, who):
            listener = LobbyListener(
                sockets.line_of(socket), who.id if who else None, spoken, wanted, address
            )
            try:
                service.feed.greet(listener)
                await sockets.keep(socket, listener, _answering(service, listener))
            finally:
                service.feed.leave(listener)
    except KastelanError as error:
        await sockets.turn_away(socket, service, error, spoken)


def _answering(service: Service, listener: LobbyListener) -> sockets.Answering:
    """The answers to frames of the lobby socket, which takes only pings."""

    async def answer(raw: str) -> msgspec.Struct:
        try:
            service.frames.take(listener.user or str(id(listener)))
            return Pong(_read(raw).id)
        except KastelanError as error:
            service.metrics.refused(error)
            return Failed("", dict(plain_error(error, SPEAKERS[listener.language])))

    return answer


def _read(raw: str) -> Ping:
    try:
        return pings.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-frame") from None


HANDLERS: Final = (watch,)
