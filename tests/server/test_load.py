"""The load generator of the benchmark: it costs the server what browsers cost it."""

from __future__ import annotations

import asyncio

import pytest
from bench.load_processes import load_processes
from bench.server_load import GAMES, Load
from bench.server_page import results_page

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


def test_several_processes_put_on_the_load_together(server: Server) -> None:
    with load_processes(server.url, 2) as load:
        load.create(3, "kingdom")
        load.connect()
        times, busy = load.play(40, 1.0)
        moves, _ = load.saturate(0.5, 3)
    assert len(times) > 3
    assert 0 < busy < 1.5
    assert moves > 3


def test_a_failure_of_a_load_process_is_not_hidden(server: Server) -> None:
    with load_processes(server.url, 1) as load, pytest.raises(AttributeError):
        load.connect()  # there are no tables yet


def test_the_page_says_how_far_the_runs_lie_apart() -> None:
    where = {"machine": "x, 16 cores", "python": "3.12", "day": "2026-11-19", "generators": 2}
    cores = {"server_cores": [0], "load_cores": [1, 2]}
    echo = {"echoes_per_second": 17000, "p99_ms": 20.5, "kb_per_socket": 20.0, "active": 200}
    made = {"wanted": 1000.0, "done": 1000.0, "p50_ms": 2.0, "cpu": 0.5, "cpu_ms": 0.5, "seconds": 60.0}
    memory = {"kb_per_table": 13.0, "kb_per_socket": 25.0, "tables": 1000, "generator": 0.4}
    run = {**where, **cores, **made, **memory, "echo": echo}
    bots = {**where, **cores, "bot_tables": 200, "turns_per_second": 30.0}
    page = results_page(
        {
            "kingdom": [{**run, "p99_ms": p99} for p99 in (9.0, 20.0, 12.5)],
            "bots": [{**bots, "alone": {**made, "p99_ms": 10.0}, "beside": {**made, "p99_ms": 13.0}}],
        }
    )
    assert "| 9 / 12.5 / 20 |" in page
    assert "larger by 30 %" in page
    assert "0 for the server, 1, 2 for the load generator" in page
