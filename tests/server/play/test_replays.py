"""Leafing through games: all cards on the table once it is over, and records that somebody brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.errors import BadRecord
from kastelan.core.record import parse, write
from kastelan.games import GAMES, find
from kastelan.server.errors import Forbidden
from kastelan.server.play import replays
from kastelan.server.play.replays import OpenReader
from kastelan.server.play.room import SPEAKERS
from tests.server.support.running_server import Player, Server, next_of

RECORDS = Path(__file__).parents[2] / "records"


def finished(ann: Player, game: str) -> str:
    """A game between bots that is over."""
    table = ann.table(game, "greedy", "random")
    with ann.socket(table) as line:
        ann.start(table)
        while next_of(line, "update")["position"]["result"] is None:
            pass
    return table


def test_all_cards_lie_open_once_a_game_is_over(server: Server) -> None:
    ann = Player(server, "Ann")
    table = finished(ann, "seasons")
    at = f"/api/tables/{table}/steps"
    closed = ann.get(f"{at}/1?board=1")["board"]["people"]
    opened = ann.get(f"{at}/1?board=1&open=1")["board"]["people"]
    assert [person["selected"] is None for person in closed if person["chosen"]] == [True]
    assert [len(person["selected"]) for person in opened if person["chosen"]] == [2]
    told = ann.get(f"{at}?board=1&open=1")[1]
    assert told["text"]


def test_nobody_sees_all_cards_while_a_game_goes_on(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("ludwig", "me", "greedy")
    ann.start(table)
    for path in ("steps?open=1", "steps/0?open=1"):
        assert ann.get(f"/api/tables/{table}/{path}", 409)["error"]["message"] == "game-not-over"


@pytest.mark.parametrize("game", GAMES)
def test_open_eyes_see_what_each_seat_saw(game: str) -> None:
    text = next(path for path in sorted(RECORDS.rglob("*.kst")) if _is_of(path, game)).read_text()
    played = replays.read_record(text)
    reader = OpenReader(played.game, None, SPEAKERS["en"], played.names)
    for number in range(0, len(played.steps), 7):
        drawn, found = (played.look(number, reader, told) for told in (True, False))
        assert drawn is not None
        assert drawn.view is None
        assert drawn.board
        assert found is not None
        assert found.view is not None
        assert found.view["seat"] is None
    assert played.look(len(played.steps), reader, True) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_shown_as_it_could_have_been(game: str) -> None:
    text = next(path for path in sorted(RECORDS.rglob("*.kst")) if _is_of(path, game)).read_text()
    played = replays.read_record(text)
    reader = OpenReader(played.game, None, SPEAKERS["en"], played.names)
    number = next(n for n in range(1, len(played.steps)) if len(_words(played, n)) > 1)
    said = played.look(number, reader, True)
    assert said is not None
    looks = [played.instead(number, [word]).look(number, reader, True) for word in _words(played, number)]
    assert looks.count(said) == 1
    assert all(look is not None and look.seat == said.seat and look.word and look.board for look in looks)
    assert played.instead(number, _words(played, number)[:1]).outcome == played.outcome


def _words(played: replays.Played, number: int) -> list[str]:
    """What could be said at a step."""
    move, state = played.steps[number].move, played.steps[number - 1].state
    assert move is not None
    return [played.game.actions.write(action) for action in state.legal(move.seat)]


def test_what_could_have_been_is_told_of_finished_games_only(server: Server) -> None:
    ann = Player(server, "Ann")
    over, running = finished(ann, "kingdom"), ann.table("kingdom", "me", "greedy")
    ann.start(running)
    word = ann.get(f"/api/tables/{over}/steps/1?board=1")["word"]
    said = ann.get(f"/api/tables/{over}/steps/1?board=1&instead={word}")
    assert said == ann.get(f"/api/tables/{over}/steps/1?board=1")
    ann.get(f"/api/tables/{over}/steps/1?instead=nonsense", 400)
    ann.get(f"/api/tables/{over}/steps/0?instead={word}", 404)
    assert (
        ann.get(f"/api/tables/{running}/steps/1?instead={word}", 409)["error"]["message"] == "game-not-over"
    )


def _is_of(path: Path, game: str) -> bool:
    text = path.read_text()
    return f'[Game "{game}"]' in text and "[Result" in text


def test_a_downloaded_record_is_read_back_step_by_step(server: Server) -> None:
    ann, eve = Player(server, "Ann"), Player(server)
    table = finished(ann, "kingdom")
    text = ann.http.get(f"/api/tables/{table}/record").text
    shown = eve.post("/api/records", {"text": text})
    assert shown["result"] == ann.get(f"/api/tables/{table}")["result"]
    assert shown["count"] == len(parse(text).moves) + 1
    assert [step["step"] for step in shown["steps"]] == list(range(min(200, shown["count"])))
    same = ann.get(f"/api/tables/{table}/steps/20?seat=1&board=1")
    assert eve.post("/api/records/steps/20", {"text": text, "seat": 1})["board"] == same["board"]
    hands = eve.post("/api/records/steps/20", {"text": text, "open": True})["board"]["hands"]
    assert len(hands) == 2
    assert all(hands)
    eve.post("/api/records/steps/20", {"text": text, "seat": 2}, 404)
    eve.post(f"/api/records/steps/{shown['count']}", {"text": text}, 404)


def test_a_record_that_is_none_is_refused_in_words(server: Server) -> None:
    eve = Player(server)
    for text in ("", "hello", '[Game "chess"]\n[Rules "1"]\n[Players "2"]\n[Seed "1"]\n'):
        error = eve.post("/api/records?language=cs", {"text": text}, 400)["error"]
        assert error["text"]
    eve.post("/api/records", {"text": "x" * 300_000}, 413)


def test_a_record_cannot_make_the_server_read_a_file() -> None:
    for game in ("ludwig", "seasons"):
        seeded = f'[Game "{game}"]\n[Rules "{find(game).version}"]\n[Players "2"]\n'
        with pytest.raises(Forbidden):
            replays.read_record(f'{seeded}[Option "components" "/etc/passwd"]\n[Seed "1"]\n')


def test_a_position_cannot_make_the_server_read_a_file() -> None:
    from kastelan.core.position import write_position

    line = write_position(find("seasons").new(2, {}, 1))
    forged = line.replace("Wstandard", "WU2FVetcU2FVpasswd")
    assert forged != line
    head = f'[Game "seasons"]\n[Rules "{find("seasons").version}"]\n[Players "2"]\n'
    with pytest.raises(Forbidden):
        replays.read_record(f'{head}[Position "{forged}"]\n')


def test_a_record_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = next(path for path in sorted(RECORDS.rglob("*.kst")) if _is_of(path, "kingdom")).read_text()
    monkeypatch.setattr(replays, "MOST_MOVES", len(parse(text).moves) - 1)
    replays.read_record.cache_clear()
    with pytest.raises(BadRecord, match="record-too-long"):
        replays.read_record(write(parse(text)))
