"""What a browser asks for: boards, choices, words in any language, looking ahead, replays."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from kastelan.core.game import State
from kastelan.core.jsonable import plain
from kastelan.core.record import parse, play_back
from kastelan.games import GAMES, find
from kastelan.games.kingdom.components import TERRAINS
from kastelan.locale import Speaker
from kastelan.server.play.event_json import plain_event, points_of, seen_events
from kastelan.server.presenters import presenter_of
from kastelan.server.wire.presented import Board
from kastelan.server.wire.scalars import encode
from tests.server.support.running_server import Answer, Player, Server, next_of

MOVES = 40


def sitting(server: Server, game: str) -> tuple[Player, Player, str]:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table(game, "me", "open")
    bob.join(table)
    ann.start(table)
    return ann, bob, table


def drawn(person: Player, table: str, seat: int | None, language: str = "en") -> Answer:
    """A position as a browser asks for it."""
    eyes = "" if seat is None else f"&seat={seat}"
    found: Answer = person.get(f"/api/tables/{table}/position?board=1&since=0&language={language}{eyes}")
    return found


def as_json(value: object) -> Any:
    return json.loads(json.dumps(plain(value)))


def sent(board: Board) -> Any:
    return json.loads(encode(board))


def check_drawn(update: Answer, seat: int | None, state: State, told: list[Any]) -> None:
    """Board, choices and events are what the engine shows this seat; the board stands in for the view."""
    position = update["position"]
    assert "view" not in position
    assert position["board"] == sent(presenter_of(state.game.name).board(state.game, state.view(seat)))
    if position["asked"] is not None:
        assert seat is not None
        legal = [
            {"word": state.game.actions.write(action), "action": type(action).__name__, **as_json(action)}
            for action in state.legal(seat)
        ]
        assert position["asked"]["choices"] == legal
        assert position["asked"]["step"] == state.ask(seat).step
    for line in update["happened"]:
        texts = [event.pop("text", None) for event in line["events"]]
        seen = seen_events(told[line["seq"]], seat)
        assert line["events"] == as_json([plain_event(event) for event in seen])
        assert line["text"] or not seen or not any(texts)
        own = [len(seen) == 1 or points_of(event) != 0 for event in seen]
        assert [text is not None for text in texts] == own


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_is_shown_what_its_seat_may_know_and_nothing_else(server: Server, game: str) -> None:
    ann, bob, table = sitting(server, game)
    people, luck = (ann, bob), Random(2)
    heard: list[tuple[int | None, Answer]] = []
    with ExitStack() as open_lines:
        lines = [
            open_lines.enter_context(who.socket(table, f"{eyes}&board=1&language=cs"))
            for who, eyes in ((ann, "0"), (bob, "1"), (Player(server), ""))
        ]
        for seq in range(MOVES):
            updates = [next_of(line, "update") for line in lines]
            heard += zip((0, 1, None), updates, strict=True)
            seat = luck.choice(updates[0]["position"]["actors"])
            choices = updates[seat]["position"]["asked"]["choices"]
            people[seat].move(table, seat, seq, f"m{seq}", [luck.choice(choices)["word"]])
    record = finished(people, table)
    steps = list(play_back(record, find))
    for seat, update in heard:
        state = steps[update["position"]["moves"]].state
        check_drawn(update, seat, state, [step.events for step in steps])


def finished(people: tuple[Player, Player], table: str) -> Any:
    """The record of a game that is played to its end."""
    while actors := people[0].position(table)["actors"]:
        position = people[actors[0]].position(table, actors[0])
        word = position["asked"]["legal"][0]
        people[actors[0]].move(table, actors[0], position["seq"], f"e{position['seq']}", [word])
    return parse(people[0].http.get(f"/api/tables/{table}/record").text)


def test_words_come_in_the_language_that_is_asked_for(server: Server) -> None:
    ann, _, table = sitting(server, "seasons")
    texts = [drawn(ann, table, 0, language)["position"]["asked"]["text"] for language in ("en", "cs", "ru")]
    assert len(set(texts)) == 3
    assert texts[1].startswith("Vyber")
    refused = ann.http.get("/api/tables/none/position?language=cs").json()["error"]["text"]
    assert refused == "Takový stůl neexistuje."
    ann.get(f"/api/tables/{table}/position?language=xx", 400)


def test_a_refused_move_is_explained_in_the_words_of_the_game(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me", options={"first_game": "yes", "start": "1"})
    ann.start(table)
    legal = set(ann.position(table, 0)["asked"]["legal"])
    word = next(f"{column}1" for column in "ABCDEFGHIJKLMNOPQRST" if f"{column}1" not in legal)
    body = {"type": "move", "seat": 0, "seq": 0, "id": "x", "words": [word]}
    refused = ann.post(f"/api/tables/{table}/moves?language=cs", body, 422)["error"]
    asked = ann.post(f"/api/tables/{table}/refusal?language=cs", {"seat": 0, "word": word})["error"]
    assert refused == asked
    names = [Speaker("cs").word("kingdom", "terrain", terrain) for terrain in TERRAINS]
    assert any(name in refused["text"] for name in names)
    with ann.socket(table, "0&board=1&language=cs") as line:
        next_of(line, "update")
        line.send(json.dumps(body))
        assert next_of(line, "refused")["error"] == asked


def test_who_plays_alone_is_you_and_who_plays_several_seats_is_named(server: Server) -> None:
    ann = Player(server, "Ann")
    for seats, start in ((("me", "greedy"), "You "), (("me", "me"), "Ann ")):
        table = ann.table("kingdom", *seats, options={"start": "1"})
        ann.start(table)
        word = ann.position(table, 0)["asked"]["legal"][0]
        ann.move(table, 0, 0, "a", [word])
        line = drawn(ann, table, 0)["happened"][0]
        assert line["text"][0].startswith(start)
        alone = len(line["events"]) == 1  # it may have taken a tile too
        assert line["events"][0].get("text", start).startswith(start)
        assert ("text" in line["events"][0]) == alone
        assert line["events"][0]["rule"].startswith("KB-")


def test_a_plain_client_is_sent_no_more_than_before(server: Server) -> None:
    ann, _, table = sitting(server, "seasons")
    position = ann.position(table, 0)
    assert "board" not in position
    assert "choices" not in position["asked"]


def test_nothing_is_foretold_of_a_position_that_is_gone(server: Server) -> None:
    ann, bob, table = sitting(server, "kingdom")
    seat = ann.position(table)["actors"][0]
    me, at = (ann, bob)[seat], f"/api/tables/{table}"
    before = me.position(table, seat)
    word, seq = before["asked"]["legal"][0], before["seq"]
    foretold = me.post(f"{at}/preview", {"seat": seat, "words": [word], "seq": seq})
    assert foretold["events"]
    assert me.post(f"{at}/previews", {"seat": seat, "seq": seq})[word] == foretold
    me.move(table, seat, seq, "1", [word])
    me.post(f"{at}/preview", {"seat": seat, "words": [word]}, 422)
    gone = me.post(f"{at}/preview", {"seat": seat, "words": [word], "seq": seq})
    assert gone == {"events": [], "points": [], "certain": False}
    assert me.post(f"{at}/previews", {"seat": seat, "seq": seq}) == {}


@pytest.mark.parametrize("game", GAMES)
def test_looking_ahead_over_the_wire(server: Server, game: str) -> None:
    ann, bob, table = sitting(server, game)
    seat = ann.position(table)["actors"][0]
    me, at = (ann, bob)[seat], f"/api/tables/{table}"
    before = me.position(table, seat)
    legal = before["asked"]["legal"]
    found = me.post(f"{at}/previews", {"seat": seat})
    assert list(found) == legal
    assert me.post(f"{at}/preview", {"seat": seat, "words": legal[:1]}) == found[legal[0]]
    assert all(len(one["points"]) == 2 for one in found.values())
    assert me.post(f"{at}/refusal", {"seat": seat, "word": legal[0]}) == {"error": None}
    refused = me.post(f"{at}/refusal?language=cs", {"seat": seat, "word": "nonsense"})["error"]
    assert refused["text"] == "„nonsense“ není tah této hry."
    planned = me.post(f"{at}/plan?board=1", {"seat": seat})
    assert planned["position"]["asked"]["choices"][0]["word"] == legal[0]
    assert planned["happened"] == []
    me.get(f"{at}/ideas?seat={seat}")
    assert me.position(table, seat) == before


def test_a_plan_shows_the_table_after_its_words_and_leaves_it_alone(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me", options={"start": "1"})
    ann.start(table)
    word = ann.position(table, 0)["asked"]["legal"][0]
    drawn = ann.post(f"/api/tables/{table}/plan?board=1", {"seat": 0, "words": [word]})
    assert drawn["happened"][0]["text"][0].startswith("Ann ")
    assert drawn["position"]["board"]
    assert "view" not in drawn["position"]
    planned = ann.post(f"/api/tables/{table}/plan", {"seat": 0, "words": [word]})
    assert [line["word"] for line in planned["happened"]] == [word]
    assert planned["position"]["view"]["supply"] == [39, 40]
    assert word not in planned["position"]["asked"]["legal"]
    assert not planned["position"]["can_undo"]
    waiting = ann.post(f"/api/tables/{table}/plan?board=1", {"seat": 1})
    assert waiting["position"]["asked"]["choices"]
    assert ann.position(table)["seq"] == 0
    assert ann.position(table)["view"]["supply"] == [40, 40]


def test_nobody_looks_ahead_for_another_seat(server: Server) -> None:
    ann, bob, table = sitting(server, "kingdom")
    seat = ann.position(table)["actors"][0]
    other, at = (ann, bob)[1 - seat], f"/api/tables/{table}"
    for what, body in (
        ("preview", {"seat": seat, "words": ["A1"]}),
        ("previews", {"seat": seat}),
        ("refusal", {"seat": seat, "word": "A1"}),
        ("plan", {"seat": seat, "words": []}),
    ):
        assert other.post(f"{at}/{what}", body, 403)["error"]["message"] == "not-your-seat"
        Player(server).post(f"{at}/{what}", body, 401)
    other.get(f"{at}/ideas?seat={seat}", 403)


def test_whoever_waits_is_told_what_the_next_turn_would_bring(server: Server) -> None:
    ann, bob, table = sitting(server, "kingdom")
    seat = ann.position(table)["actors"][0]
    other, at = (ann, bob)[1 - seat], f"/api/tables/{table}"
    legal = other.post(f"{at}/plan", {"seat": 1 - seat})["position"]["asked"]["legal"]
    found = other.post(f"{at}/previews", {"seat": 1 - seat})
    assert sorted(found) == sorted(legal)
    assert other.post(f"{at}/preview", {"seat": 1 - seat, "words": legal[:1]}) == found[legal[0]]
    two = other.post(f"{at}/preview", {"seat": 1 - seat, "words": [legal[0], legal[0]]}, 422)
    assert two["error"]["rule"] == "KB-BUILD-1"


def test_a_game_is_replayed_with_words_and_once_it_is_over_through_any_eyes(server: Server) -> None:
    ann, bob, table = sitting(server, "ludwig")
    at = f"/api/tables/{table}/steps"
    running = ann.get(f"{at}?seat=0&board=1")
    assert running[0]["scores"] == ann.get(f"{at}/0?seat=0")["view"]["scores"]
    ann.get(f"{at}?seat=1", 403)
    record = finished((ann, bob), table)
    steps = list(play_back(record, find))
    eve = Player(server, "Eve")
    pages = [eve.get(f"{at}?seat=1&board=1&first={first}") for first in range(0, len(steps), 200)]
    told = [step for page in pages for step in page]
    assert [step["scores"] for step in told] == [list(step.state.scores()) for step in steps]
    assert [step["word"] for step in told[1:]] == [move.word for move in record.moves]
    assert not any(text.startswith("You ") for step in told for text in step["text"])
    last = eve.get(f"{at}/{len(steps) - 1}?seat=1&board=1")
    assert last["view"] is None
    assert last["board"] == sent(presenter_of("ludwig").board(find("ludwig"), steps[-1].state.view(1)))
    assert eve.get(f"{at}/{len(steps) - 1}?seat=1")["view"] == as_json(steps[-1].state.view(1))
    eve.get(f"{at}/{len(steps)}?seat=1", 404)
    eve.get(f"{at}/0?seat=2", 403)
