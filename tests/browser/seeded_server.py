"""Fixed random seeds for the test server, and a route that starts a game at any position."""

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
from kastelan.server.play.bot_pool import ANYONE, BotPool
from kastelan.server.play.fair_queue import Asker
from kastelan.server.service import Service
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_info import Origin
from kastelan.server.wire.scalars import Wire
from kastelan.server.wire.tables import NewTable, SeatRequest

VARIABLE: Final = "KASTELAN_LUCK"
LUCK: Final = int(os.environ.get(VARIABLE, "1"))
"""The seed of all tables and bots, so games do not depend on the order of tests."""


class StartingPosition(Wire):
    """A position, and its seats: `me`, `open` or the name of a bot."""

    position: str
    seats: list[str]
    hints: bool = False


@post("/api/beginnings")
async def start_at_position(data: StartingPosition, service: Service, me: Identity) -> dict[str, str]:
    """Create a table whose game starts at a position; the game is not started yet."""
    game = find(*named_game(data.position))
    state = seed_promise.redealt(parse_position(game, data.position), LUCK)
    given = NewTable(
        game.name,
        [seat_request(seat) for seat in data.seats],
        named_options(game, data.position),
        hints=data.hints,
    )
    origin = Origin(position=write_position(state), seed=LUCK)
    return {"id": await service.lobby.create(me.id, given, origin)}


def seat_request(seat: str) -> SeatRequest:
    return (
        SeatRequest("me")
        if seat == "me"
        else SeatRequest("open")
        if seat == "open"
        else SeatRequest("bot", seat)
    )


def fix_random_seeds() -> None:
    """Make the lobby, the bots and previews use fixed seeds."""
    create, choose = Lobby.create, BotPool.choose

    async def dealt(self: Lobby, host: str, given: NewTable, origin: Origin | None = None) -> str:
        return await create(self, host, given, origin or Origin(seed=LUCK))

    async def decided(
        self: BotPool, bot: str, state: State, seat: Seat, table: str = "", asker: Asker = ANYONE
    ) -> str:
        setattr(self, "_luck", Random(f"{LUCK} {seat} {write_position(state)}"))  # noqa: B010  random by design outside tests
        return await choose(self, bot, state, seat, table, asker)

    setattr(Lobby, "create", dealt)  # noqa: B010  replaces a method
    setattr(BotPool, "choose", decided)  # noqa: B010
    setattr(lookahead, "LUCK", Random(LUCK))  # noqa: B010
