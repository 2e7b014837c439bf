"""A table keeps the version of the rules that it was made with."""

from __future__ import annotations

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
