"""The load generator of the benchmark: it costs the server what browsers cost it."""

from __future__ import annotations

import asyncio

import pytest
from bench.server_load import GAMES, Load

from tests.server.support.running_server import Server


@pytest.mark.parametrize("game", GAMES)
def test_the_load_speaks_as_browsers_do(server: Server, game: str) -> None:
    asyncio.run(_check_load(server, game))


async def _check_load(server: Server, game: str) -> None:
    load, times = await Load.create(server, 2, game), list[float]()
    await load.connect()
    for table in load.tables:
        for socket in table.sockets:
            assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]
        await table.move(times)
        position = table.positions[0]
        assert position.seq == 1
        assert (bool(bytes(position.board)), bytes(position.view)) == (True, b"")
    assert len(times) == 2
    assert all(time > 0 for time in times)
    await load.close()
