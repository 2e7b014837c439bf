"""Several processes on one port pass the sockets of a table to the process that looks after the table."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kastelan.server.http.handover import Handover, handover_for, table_of

HEAD = b"GET /api/tables/%s/socket HTTP/1.1\r\n\r\n"
Passed = list[tuple[int, socket.socket, bytes]]


@pytest.mark.parametrize(
    ("target", "table"),
    [
        (b"/api/tables/abc/socket?seats=0&board=1", b"abc"),
        (b"/api/tables/abc/socket", b"abc"),
        (b"/api/tables/abc/position", None),
        (b"/api/lobby/socket", None),
    ],
)
def test_only_sockets_of_tables_are_passed_on(target: bytes, table: bytes | None) -> None:
    assert table_of(target) == table


def test_one_process_passes_nothing_on(tmp_path: Path) -> None:
    assert handover_for(1, str(tmp_path)) is None


def among(count: int, folder: Path, work: Callable[[list[Handover], Passed], Awaitable[None]]) -> None:
    """Do something with so many open handovers, as if each were in a process of its own."""

    async def go() -> None:
        passed, found = Passed(), [Handover(str(folder), count) for _ in range(count)]
        for number, one in enumerate(found):
            one.open(lambda line, head, number=number: passed.append((number, line, head)))  # type: ignore[misc]  # mypy does not know defaults of lambdas
        try:
            await work(found, passed)
        finally:
            for one in found:
                one.close()
            for _, line, _ in passed:
                line.close()

    asyncio.run(go())


def test_each_table_has_one_process_which_gets_the_connection_with_its_request(tmp_path: Path) -> None:
    async def work(handovers: list[Handover], passed: Passed) -> None:
        owners = set[int]()
        for number in range(40):
            table, (client, server) = b"table%d" % number, socket.socketpair()
            sent = [one.pass_on(table, server.fileno(), HEAD % table) for one in handovers]
            assert sorted(sent) == [False, True, True]  # its own process keeps it
            await asyncio.sleep(0)
            while len(passed) < 2:
                await asyncio.sleep(0.01)
            assert {owner for owner, _, _ in passed} == {sent.index(False)}
            assert {head for _, _, head in passed} == {HEAD % table}
            owners.add(sent.index(False))
            server.close()  # here it is closed, there it lives on
            passed[0][1].send(b"hello")
            assert client.recv(5) == b"hello"
            for _, line, _ in passed:
                line.close()
            passed.clear()
            client.close()
        assert owners == {0, 1, 2}

    among(3, tmp_path, work)


def test_a_connection_stays_while_its_process_is_away_and_the_next_one_takes_over(tmp_path: Path) -> None:
    async def work(handovers: list[Handover], passed: Passed) -> None:
        first, second = handovers
        _, server = ends = socket.socketpair()
        table = next(
            name for name in map(b"%d".__mod__, range(99)) if first.pass_on(name, server.fileno(), b"")
        )
        second.close()
        assert not first.pass_on(table, server.fileno(), b"away")
        second.open(lambda line, head: passed.append((9, line, head)))
        assert first.pass_on(table, server.fileno(), b"back")
        while not passed or passed[-1][0] != 9:
            await asyncio.sleep(0.01)
        assert passed[-1][2] == b"back"
        for end in ends:
            end.close()

    among(2, tmp_path, work)
