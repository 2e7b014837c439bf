"""Guided first games: the same for everybody, with advice, and counting for nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kastelan.core.record import parse
from kastelan.core.seed_promise import TAG
from kastelan.games import GAMES
from tests.server.support.running_server import Player, Server, next_of, served


@pytest.mark.parametrize("game", [name for name, manifest in GAMES.items() if manifest.lesson])
def test_the_first_game_is_the_same_for_everybody_and_begins_with_the_learner(
    server: Server, game: str
) -> None:
    people = [Player(server, name) for name in ("Ann", "Bob")]
    tables = [person.post("/api/lessons", {"game": game}) for person in people]
    first, second = (
        person.get(f"/api/tables/{table['id']}/steps/0?seat=0")["view"]
        for person, table in zip(people, tables, strict=True)
    )
    assert first == second
    assert 0 in people[0].get(f"/api/tables/{tables[0]['id']}/steps/0?seat=0")["actors"]
    assert tables[0]["learning"]
    assert not tables[0]["rated"]
    assert tables[0]["visibility"] == "unlisted"
    lesson = GAMES[game].lesson
    assert lesson is not None
    assert tables[0]["seed"] == str(lesson.seed)


def test_advice_can_be_followed_to_the_end_and_the_game_counts_for_nothing(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.post("/api/lessons", {"game": "kingdom"})["id"]
    with ann.socket(table, "0") as line:
        while (position := next_of(line, "update")["position"])["result"] is None:
            if position["asked"] is None:
                continue
            word = ann.get(f"/api/tables/{table}/advice?seat=0")["word"]
            assert word in position["asked"]["legal"]
            ann.move(table, 0, position["seq"], f"m{position['seq']}", [word])
    record = parse(ann.http.get(f"/api/tables/{table}/record").text)
    lesson = GAMES["kingdom"].lesson
    assert lesson is not None
    assert record.seed == lesson.seed
    assert TAG not in dict(record.tags)
    assert ann.get(f"/api/people/{ann.id}/statistics") == []


def test_at_other_tables_there_is_no_advice(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "greedy")
    ann.start(table)
    error = ann.get(f"/api/tables/{table}/advice?seat=0", 403)["error"]
    assert error["message"] == "no-hints-here"
    lesson = ann.post("/api/lessons", {"game": "kingdom"})["id"]
    assert bob.get(f"/api/tables/{lesson}/advice?seat=0", 403)["error"]["message"] == "not-your-seat"
    ann.post("/api/lessons", {"game": "chess"}, 404)


def test_a_table_may_allow_hints_but_not_in_a_rated_game(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "random", hints=True, options={"start": "1"})
    ann.start(table)
    position = ann.position(table, 0)
    assert ann.get(f"/api/tables/{table}/advice?seat=0")["word"] in position["asked"]["legal"]
    assert bob.get(f"/api/tables/{table}")["hints"] is True  # everybody can see it
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ann.post("/api/tables", {"game": "kingdom", "seats": seats, "hints": True, "rated": True}, 400)
    assert refused["error"]["message"] == "no-hints-in-rated-games"


def test_nobody_asks_for_advice_faster_than_bots_think(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", advice=(0.001, 2)) as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        table = ann.post("/api/lessons", {"game": "ludwig"})["id"]
        for _ in range(2):
            ann.get(f"/api/tables/{table}/advice?seat=0")
        assert ann.get(f"/api/tables/{table}/advice?seat=0", 429)["error"]["message"] == "too-fast"
        lesson = bob.post("/api/lessons", {"game": "ludwig"})["id"]
        bob.get(f"/api/tables/{lesson}/advice?seat=0", 429)  # from the same address


def test_who_waits_for_advice_does_not_ask_again(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.post("/api/lessons", {"game": "ludwig"})["id"]
    with ThreadPoolExecutor(8) as many:
        asked = [many.submit(ann.http.get, f"/api/tables/{table}/advice?seat=0") for _ in range(8)]
        answers = {one.result().status_code for one in asked}
    assert answers == {200, 429}
    ann.get(f"/api/tables/{table}/advice?seat=0")
