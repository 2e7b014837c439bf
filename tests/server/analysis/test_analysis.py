"""The analysis of finished games: asked for once, kept, and shown to whoever may read the game."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from kastelan.arena.analysis import LEAST
from kastelan.core.record import parse, play_back
from kastelan.games import find
from kastelan.server.analysis.worker import AnalysisJob, judgements
from tests.server.support.running_server import Answer, Player, Server
from tests.server.support.stored_games import keep

PLAYOUTS = 2  # as the server of these tests is told
GAMES = (
    "kingdom/three-players.kst",
    "ludwig/two-players.kst",
    "ludwig/solo.kst",
    "ludwig/modules/all-modules-for-five.kst",
    "seasons/winter-with-two-players.kst",
)


def done(person: Player, table: str, query: str = "") -> Answer:
    """The analysis, once it is there."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        found: Answer = person.get(f"/api/tables/{table}/analysis{query}")
        if found["status"] not in ("waiting", "thinking"):
            return found
        time.sleep(0.1)
    raise AssertionError(found)


def test_every_game_is_judged_turn_by_turn(server: Server) -> None:
    ann = Player(server, "Ann")
    tables = [keep(server.database, name, ann.id, 24) for name in GAMES]
    for table in tables:
        path = f"/api/tables/{table}/analysis"
        assert ann.get(path)["status"] == "none"
        assert ann.post(path)["status"] in ("waiting", "thinking")
    for table in tables:
        found = done(ann, table)
        assert (found["status"], found["playouts"]) == ("done", PLAYOUTS)
        assert found["moves"] == found["judged"] == 24
        assert ann.post(f"/api/tables/{table}/analysis") == found  # nothing is thought about again
        _check_turns(found, ann.get(f"/api/tables/{table}/steps?open=1"))
        _check_mistakes(found)
        record = ann.http.get(f"/api/tables/{table}/record").text
        _check_forced(found, record)
        own = judgements(AnalysisJob(record, PLAYOUTS))  # anybody can repeat it
        assert [turn["lost"] for turn in found["turns"]] == [turn.lost for turn in own]


def _check_turns(found: Answer, steps: list[Answer]) -> None:
    """What was judged is what was played, with words for nearly all of it."""
    texts = []
    for turn in found["turns"]:
        played = turn["played"]["words"]
        here = steps[turn["step"] : turn["step"] + len(played)]
        assert [(step["seat"], step["word"]) for step in here] == [(turn["seat"], word) for word in played]
        assert len(turn["before"]) == len(turn["after"]) == len(steps[0]["scores"])
        assert turn["before"] == turn["best"]["points"]
        assert turn["chance_after"] == turn["played"]["chance"]
        for answer in (turn["played"], turn["best"], *turn["others"]):
            assert [choice["word"] for choice in answer["choices"]] == answer["words"]
            texts += [choice["text"] for choice in answer["choices"]]
            tiles = [choice for choice in answer["choices"] if "dark" in choice and choice["text"]]
            assert all(choice["where"].startswith("Doors to: ") for choice in tiles)
    assert len(found["turns"]) > 3
    assert sum(map(bool, texts)) > 0.7 * len(texts)


def _check_mistakes(found: Answer) -> None:
    lost = {turn["step"]: turn["lost"] for turn in found["turns"]}
    worst = [lost[step] for step in found["mistakes"]]
    assert worst == sorted(worst, reverse=True)
    assert all(one >= LEAST for one in worst)


def _check_forced(found: Answer, record: str) -> None:
    """Of what was not judged it is said where there was nothing to choose, and nowhere else."""
    choices = [
        len(before.state.legal(step.move.seat))
        for before, step in pairwise(play_back(parse(record), find))
        if step.move
    ]
    assert found["forced"] == [step for step, legal in enumerate(choices, 1) if legal == 1]
    assert not {turn["step"] for turn in found["turns"]} & {*found["forced"]}


def test_who_polls_gets_what_is_new_in_any_language(server: Server) -> None:
    ann = Player(server, "Ann")
    table = keep(server.database, "kingdom/two-players.kst", ann.id, 30)
    ann.post(f"/api/tables/{table}/analysis")
    whole, rest = done(ann, table), done(ann, table, "?first=2&language=cs")
    assert (rest["first"], rest["mistakes"]) == (2, whole["mistakes"])
    assert [turn["step"] for turn in rest["turns"]] == [turn["step"] for turn in whole["turns"][2:]]
    english, czech = (turns[0]["best"]["choices"][0] for turns in (whole["turns"][2:], rest["turns"]))
    assert english["word"] == czech["word"]
    assert english["text"] != czech["text"]


def test_only_finished_games_are_analysed(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    path = f"/api/tables/{table}/analysis"
    assert ann.post(path, status=409)["error"]["message"] == "game-not-begun"
    ann.start(table)
    for ask in (ann.post, ann.get):
        error = ask(f"{path}?language=cs", status=409)["error"]
        assert (error["message"], error["text"]) == ("game-not-over", "To musí počkat do konce hry.")


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_a_private_game_is_not_there_for_strangers(server: Server, visibility: str) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table = keep(server.database, "kingdom/two-players.kst", ann.id, 6, visibility=visibility)
    path = f"/api/tables/{table}/analysis"
    ann.post(path)
    assert done(ann, table)["status"] == "done"
    status = 200 if visibility == "public" else 404
    for other in (eve, Player(server)):
        for ask in (other.post, other.get):
            assert ("error" in ask(path, status=status)) == (status == 404)
