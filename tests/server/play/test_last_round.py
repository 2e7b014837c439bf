"""The last round: positions and steps of replays say why it is the last, in the reader's words."""

from __future__ import annotations

import pytest

from kastelan.core.record import parse, play_back
from kastelan.games import find
from tests.server.support.running_server import Player, Server
from tests.server.support.stored_games import RECORDS, keep

GAMES = {
    "kingdom/ends-when-the-starting-player-empties-the-supply.kst": (" is empty", "KB-END-1"),
    "seasons/ends-after-round-12-with-four-players.kst": ("Round 12 is the last", "CS-END-1"),
    "ludwig/four-players.kst": ("this round is the last", "LUD-END-1"),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_position_says_why_the_round_is_the_last(server: Server, name: str) -> None:
    ann, (words, rule) = Player(server, "Ann"), GAMES[name]
    steps = list(play_back(parse((RECORDS / name).read_text(encoding="utf-8")), find))
    called = next(step.number for step in steps if step.state.last_round() is not None)
    table = keep(server.database, name, ann.id, len(steps) - 1)
    before, now = (ann.get(f"/api/tables/{table}/steps/{at}?board=1") for at in (called - 1, called))
    end = ann.get(f"/api/tables/{table}/steps/{len(steps) - 1}?board=1")
    assert before.get("last_round") is end.get("last_round") is None
    assert words in now["last_round"]["text"]
    assert now["last_round"]["rule"] == rule
    assert "text" not in ann.get(f"/api/tables/{table}/steps/{called}")["last_round"]

    seats = [{"kind": "me"}] * steps[0].state.players
    fork = ann.post(f"/api/tables/{table}/fork", {"step": called, "seats": seats})["id"]
    ann.start(fork)
    seat = steps[called].state.actors[0]
    drawn = ann.get(f"/api/tables/{fork}/position?seat={seat}&board=1")
    position = drawn.get("position", drawn)
    assert words in position["last_round"]["text"]
    assert "text" not in ann.position(fork, seat)["last_round"]
