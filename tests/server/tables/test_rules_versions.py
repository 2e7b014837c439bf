"""A table keeps the version of the rules that it was made with."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from kastelan.games import find
from tests.server.support.running_server import Player, Server
from tests.server.support.stored_games import keep


def test_a_new_table_has_the_newest_rules(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("ludwig", "me", "random")
    assert ann.get(f"/api/tables/{table}")["rules_version"] == find("ludwig").version
    ann.start(table)
    assert ann.position(table, 0)["view"]["version"] == find("ludwig").version


def test_a_stored_table_and_its_forks_keep_their_rules(server: Server) -> None:
    ann = Player(server, "Ann")
    table = keep(server.database, "ludwig/four-players.kst", ann.id, 12)
    assert ann.get(f"/api/tables/{table}/steps/5")["view"]["version"] == 1
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    fork = ann.post(f"/api/tables/{table}/fork", {"step": 5, "seats": seats})["id"]
    ann.start(fork)
    assert ann.get(f"/api/tables/{fork}")["rules_version"] == 1
    assert ann.position(fork, 0)["view"]["version"] == 1


def test_a_stored_table_keeps_the_defaults_of_its_rules(server: Server) -> None:
    ann, winter = Player(server, "Ann"), {"winter": "yes"}
    waits = {**winter, "maiden_first_bid": "next_round"}
    old = keep(server.database, "seasons/maiden-won-at-once.kst", ann.id, 30, options=json.dumps(winter))
    other = keep(
        server.database, "seasons/maiden-waits-for-the-next-round.kst", ann.id, 30, options=json.dumps(waits)
    )
    new = ann.table("seasons", "me", "random", "random", options=winter)

    def found(value: str, status: str) -> list[str]:
        wish = f"player={ann.id}&status={status}&game=seasons&option=maiden_first_bid={value}"
        return [table["id"] for table in ann.get(f"/api/tables?{wish}")]

    options = [ann.get(f"/api/tables/{table}")["options"] for table in (old, other, new)]
    assert options == [{**winter, "maiden_first_bid": "reveal"}, waits, winter]
    assert (found("reveal", "open"), found("next_round", "open")) == ([], [new])
    with closing(sqlite3.connect(server.database, timeout=20)) as database, database:
        claim = "UPDATE seats SET user_id = ? WHERE seat = 0 AND table_id IN (?, ?)"
        database.execute(claim, (ann.id, old, other))
    assert (found("reveal", "finished"), found("next_round", "finished")) == ([old], [other])
