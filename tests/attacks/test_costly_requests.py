"""Requests that are cheap to send and costly to answer wait in a line of their own, and moves go past it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from pathlib import Path
from statistics import median

import httpx
import pytest
from bench.server_beside import long_game as play_long

from kastelan.server.http.routes.records import LARGEST_RECORD
from tests.server.support.running_server import Player, Server, served
from tests.server.support.stored_games import keep
from tests.soaking import SOAK

RECORDS = Path(__file__).parents[1] / "records" / "ludwig"
A_SECOND = 50
SECONDS = 60 if SOAK else 3
LINES = 600 if SOAK else 120
LARGEST_ANSWER = 4_000_000
"""Bytes of an answer; a log that was sent as a whole had 14 million."""
Asking = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which only costly requests have the usual limits."""
    place = tmp_path_factory.mktemp("costly") / "tables.db"
    with served(place, replays=(10.0, 100.0)) as server:
        yield server


@pytest.fixture(scope="module")
def table(usual: Server) -> str:
    """A public table with a long log."""
    return play_long(usual, LINES)


def begun(player: Player) -> str:
    """A table of a player who has both seats."""
    table = player.table("kingdom", "me", "me")
    player.start(table)
    return table


def moved(player: Player, table: str) -> bool:
    """Play the first legal word of the seat that is to move; False if the game is over."""
    actors = player.position(table, 0)["actors"]
    if not actors:
        return False
    seat = actors[0]
    at = player.position(table, seat)
    player.move(table, seat, at["seq"], f"m{at['seq']}", at["asked"]["legal"][:1])
    return True


def costly(table: str) -> list[Asking]:
    """What was found to cost most."""
    record = max((path.read_text(encoding="utf-8") for path in RECORDS.rglob("*.kst")), key=len)
    place = f"/api/tables/{table}"
    return [
        lambda http: http.post("/api/records", json={"text": record}),
        lambda http: http.get(f"{place}/steps?board=1"),
        lambda http: http.get(f"{place}/position?since=0&board=1"),
        lambda http: http.get(f"{place}/steps/5?board=1"),
    ]


async def attack(url: str, table: str, over: asyncio.Event, answers: list[httpx.Response]) -> None:
    """Ask 50 times a second in turn, whatever becomes of it; the answers, as they come."""

    async def ask(http: httpx.AsyncClient, wish: Asking) -> None:
        answers.append(await wish(http))

    limits = httpx.Limits(max_connections=A_SECOND)
    async with httpx.AsyncClient(base_url=url, timeout=600, limits=limits) as http:
        sent = list[asyncio.Task[None]]()
        for wish in cycle(costly(table)):
            if over.is_set():
                break
            sent.append(asyncio.create_task(ask(http, wish)))
            await asyncio.sleep(1 / A_SECOND)
        await asyncio.gather(*sent)


def test_moves_go_past_fifty_costly_requests_a_second(usual: Server, table: str) -> None:
    """However slow the machine is, moves do not wait for the costly answers that were asked for earlier."""
    ann, answers, passed = Player(usual, "Ann"), list[httpx.Response](), list[int]()

    def taken() -> int:
        return sum(answer.status_code == 200 for answer in answers)

    async def work() -> None:
        own = await asyncio.to_thread(begun, ann)
        end, over = time.monotonic() + SECONDS, asyncio.Event()
        attacking = asyncio.create_task(attack(usual.url, table, over, answers))
        while time.monotonic() < end or len(passed) < 10:
            before = taken()
            if await asyncio.to_thread(moved, ann, own):
                passed.append(taken() - before)
            else:
                own = await asyncio.to_thread(begun, ann)
        over.set()
        await attacking

    asyncio.run(work())
    assert {answer.status_code for answer in answers} <= {200, 429, 503}, "refused, or answered"
    assert taken(), "someone who asks for little is answered"
    assert max(len(answer.content) for answer in answers) < LARGEST_ANSWER
    # Whatever they cost, in the same line as costly answers each move would have seen some of them go first.
    assert median(passed) <= 1


def test_a_log_is_sent_in_pages_however_long_it_is(tmp_path: Path) -> None:
    with served(tmp_path / "pages.db") as server:  # of its own: the attack leaves no budget for this address
        ann, table = Player(server), play_long(server, LINES)
        assert len(ann.get(f"/api/tables/{table}/steps?board=1")) <= 200
        assert len(ann.get(f"/api/tables/{table}/steps?board=1&first=150")) <= 200
        record = "[" * (LARGEST_RECORD + 1)
        assert ann.http.post("/api/records", json={"text": record}).status_code == 413


def test_forks_count_as_replays(tmp_path: Path) -> None:
    """Also those that come to nothing: each has to replay the game first."""
    with served(tmp_path / "forks.db", replays=(0.001, 5.0)) as server:
        eve = Player(server, "Eve")
        table = keep(server.database, "seasons/maiden-won-at-once.kst", eve.id, 20)
        wish = {"step": 1_000, "seats": [{"kind": "me"}] * 3}
        asked = [eve.post(f"/api/tables/{table}/fork", wish, status) for status in (*[404] * 5, 429)]
        assert asked[0]["error"]["message"] == "no-such-step"


def test_whoever_asks_for_much_is_refused_and_nobody_else(usual: Server, table: str) -> None:
    """A hundred at once, then ten a second, for each person; without a login for each address."""
    eve, ann = Player(usual, "Eve"), Player(usual, "Ann")

    async def flood() -> list[int]:
        cookies = dict(eve.http.cookies)
        async with httpx.AsyncClient(base_url=usual.url, timeout=600, cookies=cookies) as http:
            path = f"/api/tables/{table}/steps/1"
            return [
                answer.status_code for answer in await asyncio.gather(*(http.get(path) for _ in range(150)))
            ]

    statuses = asyncio.run(flood())
    assert 429 in statuses
    assert ann.get(f"/api/tables/{table}/steps/1")["step"] == 1
