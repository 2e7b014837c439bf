"""Two processes on one PostgreSQL: a move made through one is seen through the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kastelan.cli.main import main
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Player, Server, next_of, served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[tuple[Server, Server]]:
    address = postgres.database()
    with served(address) as one, served(address) as two:
        yield one, two
    assert main(["db", "check", "--database", address, "--json"]) == 0


def moved(player: Player, server: Server) -> Player:
    """The same person at another process."""
    there = Player(server)
    there.http.cookies.update(player.http.cookies)
    return there


def test_a_move_through_one_process_is_seen_through_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ann, bob = Player(one, "Ann"), Player(two, "Bob")
    table = ann.table("kingdom", "me", "open")
    with bob.socket(table) as line:
        next_of(line, "table")
        bob.join(table)
        ann.start(table)
        while next_of(line, "table")["table"]["status"] != "playing":
            pass
        for seq in range(20):
            at = ann.position(table)
            seat = at["actors"][0]
            person = moved(ann, (one, two)[seq % 2]) if seat == 0 else moved(bob, (one, two)[seq % 2])
            word = person.position(table, seat)["asked"]["legal"][0]
            answer = None
            while answer is None or answer.get("error"):
                now = person.position(table)["seq"]
                answer = person.post(
                    f"/api/tables/{table}/moves",
                    {"type": "move", "seat": seat, "seq": now, "id": f"m{seq}", "words": [word]},
                ) if now >= seq else None  # fmt: skip
            while (update := next_of(line, "update"))["position"]["seq"] < seq + 1:
                pass
            assert update["position"]["moves"] == seq + 1
            while ann.position(table)["seq"] < seq + 1:
                pass


def test_bots_at_a_table_that_both_processes_watch_play_each_move_once(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ann = Player(one, "Ann")
    table = ann.table("seasons", "greedy", "random")
    with ann.socket(table) as here, moved(ann, two).socket(table) as there:
        ann.start(table)
        for line in (here, there):
            while (update := next_of(line, "update"))["position"]["result"] is None:
                pass
    assert ann.get(f"/api/tables/{table}")["result"] == update["position"]["result"]


def test_text_that_cannot_be_kept_is_refused_and_is_no_outage(pair: tuple[Server, Server]) -> None:
    ann = Player(pair[0], "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    assert ann.move(table, 0, 0, "a\0", ["x"], 400)["error"]["message"] == "nul-in-text"
    assert ann.get("/api/people?name=%00", 400)["error"]["message"] == "nul-in-text"
    assert ann.get("/api/tables/%00/chat", 400)["error"]["message"] == "nul-in-text"
