"""Questions on the socket of a table: the same answers as over HTTP, and moves do not wait for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from kastelan.games import GAMES
from kastelan.server.http.routes.socket import Conversation
from kastelan.server.people.accounts import Identity
from kastelan.server.play import questions
from kastelan.server.play.room import Watcher
from kastelan.server.wire.people import Person
from kastelan.server.wire.play import Done, Moves, Previews
from kastelan.server.wire.scalars import encode
from tests.server.play.test_clocks import playing
from tests.server.play.test_localised_reader import sitting
from tests.server.support.lines import NotedLine
from tests.server.support.running_server import Answer, Player, Server, next_of, served


def ask(line: ClientConnection, kind: str, **more: object) -> Answer:
    """The answer to a question, or the refusal."""
    line.send(json.dumps({"type": kind, "id": f"q-{kind}", **more}))
    while True:
        found: Answer = json.loads(line.recv(timeout=120))
        if found.get("id") == f"q-{kind}":
            return found


@pytest.mark.parametrize("game", GAMES)
def test_the_socket_answers_what_the_routes_answer(server: Server, game: str) -> None:
    ann, bob, table = sitting(server, game)
    seat = ann.position(table)["actors"][0]
    me, at = (ann, bob)[seat], f"/api/tables/{table}"
    with me.socket(table, f"{seat}&board=1&language=cs") as line:
        word = next_of(line, "update")["position"]["asked"]["legal"][0]
        for kind, question in (
            ("preview", {"seat": seat, "words": [word]}),
            ("previews", {"seat": seat}),
            ("previews", {"seat": seat, "seq": 0}),
            ("refusal", {"seat": seat, "word": word}),
            ("refusal", {"seat": seat, "word": "nonsense"}),
        ):
            answered = ask(line, kind, **question)
            assert answered["type"] == "answer"
            assert answered["answer"] == me.post(f"{at}/{kind}?language=cs", question)
        ideas = ask(line, "ideas", seat=seat)
        assert set(ideas["answer"]) == set(me.get(f"{at}/ideas?seat={seat}"))
        planned = ask(line, "plan", seat=seat)["answer"]
        wanted = me.post(f"{at}/plan?board=1&language=cs", {"seat": seat})
        assert planned["happened"] == wanted["happened"] == []
        assert set(planned["position"]) == set(wanted["position"])
        assert "board" in planned["position"]
        assert "view" not in planned["position"]


def test_without_a_board_a_plan_has_a_view(server: Server) -> None:
    ann, bob, table = sitting(server, "kingdom")
    seat = ann.position(table)["actors"][0]
    with (ann, bob)[seat].socket(table, str(seat)) as line:
        planned = ask(line, "plan", seat=seat)["answer"]["position"]
        assert "view" in planned
        assert "board" not in planned


def test_a_question_is_answered_only_to_the_owner_of_the_seat(server: Server) -> None:
    ann, bob, table = sitting(server, "kingdom")
    seat = ann.position(table)["actors"][0]
    other = (ann, bob)[1 - seat]
    for person, eyes in ((other, str(1 - seat)), (Player(server, "Eve"), ""), (Player(server), "")):
        with person.socket(table, eyes) as line:
            for kind, more in (
                ("preview", {"words": ["A1"]}),
                ("previews", {}),
                ("refusal", {"word": "A1"}),
                ("ideas", {}),
                ("plan", {}),
            ):
                refused = ask(line, kind, seat=seat, **more)
                assert (refused["type"], refused["error"]["message"]) == ("refused", "not-your-seat")
            assert ask(line, "plan", seat=7)["error"]["message"] == "not-your-seat"


def test_a_question_about_a_position_that_is_gone_or_about_nonsense(server: Server) -> None:
    ann, bob, table = sitting(server, "kingdom")
    seat = ann.position(table)["actors"][0]
    with (ann, bob)[seat].socket(table, str(seat)) as line:
        word = next_of(line, "update")["position"]["asked"]["legal"][0]
        gone = ask(line, "preview", seat=seat, words=[word], seq=5)["answer"]
        assert gone == {"events": [], "points": [], "certain": False}
        assert ask(line, "previews", seat=seat, seq=5)["answer"] == {}
        assert ask(line, "preview", seat=seat, words=["nonsense"])["type"] == "refused"
        line.send(json.dumps({"type": "preview", "id": "x", "seat": seat}))  # no words
        assert next_of(line, "refused")["error"]["message"] == "bad-frame"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("strict") / "tables.db", frames=(0.01, 5.0)) as server:
        yield server


def test_questions_are_limited_as_all_frames_are(strict: Server) -> None:
    ann, bob, table = sitting(strict, "kingdom")
    seat = ann.position(table)["actors"][0]
    with (ann, bob)[seat].socket(table, str(seat)) as line:
        next_of(line, "update")
        for _ in range(6):
            line.send(json.dumps({"type": "previews", "id": "q", "seat": seat}))
        assert next_of(line, "refused")["error"]["message"] == "too-fast"


def test_a_move_does_not_wait_for_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, ann):
            release = asyncio.Event()

            async def slowly(*_: object) -> dict[str, object]:
                await release.wait()
                return {}

            monkeypatch.setattr(questions, "answered", slowly)
            (seat,) = room.playing.state.actors
            line = NotedLine()
            watcher = Watcher(line, ann, (seat,), "en")
            person = Identity(Person(ann, "Ann", None, "en", "#000000"), "", "session")
            conversation = Conversation(service, room, watcher, person)
            for number in range(5):
                question = Previews(seat, id=f"q{number}")
                assert await conversation.answer(encode(question).decode()) is None
            move = Moves(seat, 0, "m", room.playing.legal(seat)[:1])
            assert await conversation.answer(encode(move).decode()) == Done("m", 1)
            assert line.raw == []
            release.set()
            while len(line.raw) < 5:
                await asyncio.sleep(0.01)
            answers = [json.loads(raw) for raw in line.raw]
            assert [found["id"] for found in answers] == [f"q{number}" for number in range(5)]
            await conversation.answer(encode(Previews(seat, id="last")).decode())
            conversation.close()  # nothing is answered any more
            await asyncio.sleep(0.01)
            assert len(line.raw) == 5

    asyncio.run(work())
