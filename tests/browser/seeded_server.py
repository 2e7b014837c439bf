"""The luck of the tests' server: tables are dealt alike, bots decide alike, and a game can begin in its middle."""

from __future__ import annotations

import os
from random import Random
from typing import Final

from litestar import post

from kastelan.core import seed_promise
from kastelan.core.game import Seat, State
from kastelan.core.position import named_game, named_options, parse_position, write_position
from kastelan.games import find
from kastelan.server.people.accounts import Identity
from kastelan.server.play import lookahead
from kastelan.server.play.bot_pool import BotPool
from kastelan.server.service import Service
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_info import Origin
from kastelan.server.wire.scalars import Wire
from kastelan.server.wire.tables import NewTable, SeatRequest

VARIABLE: Final = "KASTELAN_LUCK"
LUCK: Final = int(os.environ.get(VARIABLE, "1"))
"""Another number deals other games; the same one deals the same, whichever test comes first."""


class Beginning(Wire):
    """A position, and who sits where: `me`, `open` or the name of a bot."""

    position: str
    seats: list[str]


@post("/api/beginnings")
async def begin_there(data: Beginning, service: Service, me: Identity) -> dict[str, str]:
    """A table whose game begins at a position; it is not started yet."""
    game = find(*named_game(data.position))
    state = seed_promise.redealt(parse_position(game, data.position), LUCK)
    given = NewTable(game.name, [wish(seat) for seat in data.seats], named_options(game, data.position))
    origin = Origin(position=write_position(state), seed=LUCK)
    return {"id": await service.lobby.create(me.id, given, origin)}


def wish(seat: str) -> SeatRequest:
    return (
        SeatRequest("me")
        if seat == "me"
        else SeatRequest("open")
        if seat == "open"
        else SeatRequest("bot", seat)
    )


def fix_luck() -> None:
    """From here on nothing is left to chance."""
    create, choose = Lobby.create, BotPool.choose

    async def dealt(self: Lobby, host: str, given: NewTable, origin: Origin | None = None) -> str:
        return await create(self, host, given, origin or Origin(seed=LUCK))

    async def decided(self: BotPool, bot: str, state: State, seat: Seat, table: str = "") -> str:
        setattr(self, "_luck", Random(f"{LUCK} {seat} {write_position(state)}"))  # noqa: B010  it is a system's
        return await choose(self, bot, state, seat, table)

    setattr(Lobby, "create", dealt)  # noqa: B010  methods are not meant to be given anew
    setattr(BotPool, "choose", decided)  # noqa: B010
    setattr(lookahead, "LUCK", Random(LUCK))  # noqa: B010
