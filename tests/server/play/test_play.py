"""Playing over the wire: repeated and stale moves, two browsers, hot seat, taking back, clocks."""

from __future__ import annotations

import json
import time

import pytest
from websockets.sync.client import ClientConnection

from tests.server.support.running_server import Answer, Player, Server, next_of


def started(server: Server, game: str = "kingdom", **more: object) -> tuple[Player, Player, str]:
    """Ann and Bob at a table."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table(game, "me", "open", **more)
    bob.join(table)
    ann.start(table)
    return ann, bob, table


def turn(ann: Player, bob: Player, table: str) -> tuple[Player, int, Player, int]:
    """Whose turn it is, and who waits."""
    first = ann.position(table)["actors"][0]
    return (ann, 0, bob, 1) if first == 0 else (bob, 1, ann, 0)


def test_a_move_sent_twice_counts_once_and_a_stale_one_is_a_conflict(server: Server) -> None:
    ann, bob, table = started(server)
    mover, seat, _, _ = turn(ann, bob, table)
    first, second = mover.position(table, seat)["asked"]["legal"][:2]
    done = mover.move(table, seat, 0, "one", [first])
    assert (done["seq"], done["repeated"]) == (1, False)
    again = mover.move(table, seat, 0, "one", [first])
    assert (again["seq"], again["repeated"]) == (1, True)
    assert mover.move(table, seat, 0, "two", [second], 409)["error"]["message"] == "stale-answer"
    assert mover.position(table)["seq"] == 1


def test_nobody_acts_or_looks_for_another_seat(server: Server) -> None:
    ann, bob, table = started(server)
    mover, seat, other, _ = turn(ann, bob, table)
    word = mover.position(table, seat)["asked"]["legal"][0]
    for stranger in (other, Player(server, "Eve")):
        assert stranger.move(table, seat, 0, "x", [word], 403)["error"]["message"] == "not-your-seat"
        stranger.get(f"/api/tables/{table}/position?seat={seat}", 403)
        stranger.get(f"/api/tables/{table}/steps?seat={seat}", 403)
        stranger.post(f"/api/tables/{table}/preview", {"seat": seat, "words": [word]}, 403)
        with stranger.socket(table, str(seat)) as line:
            assert next_of(line, "refused")["error"]["message"] == "not-your-seat"
    Player(server).move(table, seat, 0, "x", [word], 401)
    assert ann.get(f"/api/tables/{table}/record", 409)["error"]["message"] == "game-not-over"


def test_two_browsers_on_one_seat_see_and_do_the_same(server: Server) -> None:
    ann, bob, table = started(server)
    mover, seat, _, _ = turn(ann, bob, table)
    with mover.socket(table, str(seat)) as one, mover.socket(table, str(seat)) as two:
        word = next_of(one, "update")["position"]["asked"]["legal"][0]
        next_of(two, "update")
        frame = f'{{"type":"move","seat":{seat},"seq":0,"id":"%s","words":["{word}"]}}'
        one.send(frame % "a")
        two.send(frame % "b")
        answers = [answer_of(one), answer_of(two)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["message"] == "stale-answer"
    assert mover.position(table)["seq"] == 1


def answer_of(line: ClientConnection) -> Answer:
    """The next message that answers a frame."""
    while True:
        message: Answer = json.loads(line.recv(timeout=120))
        if message["type"] in ("done", "refused"):
            return message


def test_one_browser_plays_several_seats(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("seasons", "me", "me", "random")
    ann.start(table)
    with ann.socket(table, "0,1") as line:
        seen = {next_of(line, "update")["position"]["seat"], next_of(line, "update")["position"]["seat"]}
    assert seen == {0, 1}
    for seat in (0, 1):
        ann.move(table, seat, 0, "x", [ann.position(table, seat)["asked"]["legal"][0]])


def test_an_own_turn_is_taken_back_freely_and_more_only_by_consent(server: Server) -> None:
    ann, bob, table = started(server)
    mover, seat, other, waiting = turn(ann, bob, table)
    mover.move(table, seat, 0, "a", [mover.position(table, seat)["asked"]["legal"][0]])
    assert mover.position(table, seat)["can_undo"]
    assert not other.position(table, waiting)["can_undo"]
    undo = {"type": "undo", "seat": seat, "seq": 1, "id": "u"}
    assert mover.post(f"/api/tables/{table}/undo", undo)["seq"] == 2
    assert mover.position(table)["moves"] == 0
    mover.move(table, seat, 2, "b", [mover.position(table, seat)["asked"]["legal"][0]])
    mover.post(f"/api/tables/{table}/undo/ask", {"type": "ask-undo", "seat": seat, "moves": 0, "id": "w"})
    assert other.position(table)["wish"] == {"seat": seat, "moves": 0, "agreed": []}
    assert mover.position(table)["moves"] == 1
    agreed = {"type": "answer-undo", "seat": waiting, "agree": True, "id": "y"}
    other.post(f"/api/tables/{table}/undo/answer", agreed)
    assert other.position(table)["moves"] == 0


def test_somebody_who_was_away_is_told_what_happened(server: Server) -> None:
    ann, bob, table = started(server)
    mover, seat, other, waiting = turn(ann, bob, table)
    for number in range(2):
        word = mover.position(table, seat)["asked"]["legal"][0]
        mover.move(table, seat, number, f"m{number}", [word])
    with other.socket(table, str(waiting), since=1) as line:
        update = next_of(line, "update")
    assert [told["seq"] for told in update["happened"]] == [2]
    missed = other.get(f"/api/tables/{table}/position?seat={waiting}&since=0")
    assert [told["seq"] for told in missed["happened"]] == [1, 2]
    assert all(told["word"] is None and told["events"] for told in missed["happened"])
    other.get(f"/api/tables/{table}/position?since=77", 404)


def test_whoever_lets_the_clock_run_out_is_played_for_and_can_come_back(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "random", move_clock=5)
    ann.start(table)
    until = time.monotonic() + 120
    while "0" not in ann.position(table)["stand_ins"]:
        assert time.monotonic() < until
        time.sleep(0.2)
    back = ann.post(f"/api/tables/{table}/return")
    assert back["seats"][0]["stand_in"] is None


def test_who_leaves_is_played_for(server: Server) -> None:
    ann, bob, table = started(server)
    assert bob.post(f"/api/tables/{table}/leave")["seats"][1]["stand_in"] == "greedy"
    assert bob.post(f"/api/tables/{table}/return")["seats"][1]["stand_in"] is None
    assert ann.post(f"/api/tables/{table}/return", None, 409)


def test_chat_is_heard_by_everyone_and_kept(server: Server) -> None:
    ann, bob, table = started(server)
    with bob.socket(table, "1") as line:
        ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "good luck \u0007!"})
        assert next_of(line, "said")["text"] == "good luck !"
    assert [said["name"] for said in bob.get(f"/api/tables/{table}/chat")] == ["Ann"]
    Player(server, "Eve").post(f"/api/tables/{table}/chat", {"type": "chat", "text": "hi"}, 403)


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/schema/openapi.json"])
def test_whoever_runs_it_can_look(server: Server, path: str) -> None:
    assert Player(server).http.get(path).status_code == 200
