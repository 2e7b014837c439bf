"""Somebody who keeps all that a seat is sent, and the truth that it is compared with."""

from __future__ import annotations

import json
from random import Random

from websockets.sync.client import ClientConnection

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat, State, View
from kastelan.core.jsonable import plain_view
from kastelan.core.timeline import PlayedStep
from kastelan.server.play import lookahead
from kastelan.server.play.event_json import plain_error, plain_events
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.questions import foretold
from kastelan.server.play.room import SPEAKERS
from kastelan.server.presenters import presenter_of
from kastelan.server.wire.scalars import encode
from tests.server.support.running_server import Answer, Player

NAMES = ("Annabella", "Bohumil", "Evelina")
NONSENSE = ("end", "J1", "nonsense", "T1", "1", "sell")


class Recorder:
    """Keeps every message of one socket, and asks for more than it is told."""

    def __init__(self, person: Player, table: str, line: ClientConnection, seat: Seat | None) -> None:
        self.person, self.seat, self.line = person, seat, line
        self.messages: list[Answer] = []
        self.pried: list[tuple[str, Answer, Answer]] = []  # what was asked for, when and how, and the answer
        self.position: Answer = {}
        self._path = f"/api/tables/{table}"
        self._own = "" if seat is None else f"&seat={seat}"

    def hear(self, until: int) -> None:
        """Read on to the update with this sequence number."""
        while self.position.get("seq", -1) < until:
            message = json.loads(self.line.recv(timeout=120))
            self.messages.append(message)
            if message["type"] == "update":
                self.position = message["position"]

    def pry(self, seq: int, word: str, luck: Random) -> None:
        """Look for secrets where there might be some: in replays, previews and refusals."""
        step = luck.randint(0, seq)
        self._keep("steps", self.person.get(f"{self._path}/steps?first=0{self._own}"), moves=seq)
        self._keep("step", self.person.get(f"{self._path}/steps/{step}?board=1{self._own}"), moves=seq)
        plain = self.person.get(f"{self._path}/steps/{step}?board=0{self._own}")
        self._keep("plain_step", plain, moves=seq)
        self._keep("board", self.person.get(f"{self._path}/position?board=1{self._own}"), moves=seq)
        if self.seat is None:
            self.person.get(f"{self._path}/steps?seat=0", 403)
            self.person.get(f"{self._path}/steps?open=1", 409)
            return
        self._refused(seq, luck.choice((word, *NONSENSE)))
        if self.position["asked"] is not None:
            own = luck.choice(self.position["asked"]["legal"])
            answer = self.person.post(f"{self._path}/preview", {"seat": self.seat, "words": [own]})
            self._keep("preview", answer, moves=seq, word=own)

    def _refused(self, seq: int, word: str) -> None:
        """Say something that cannot be said, and ask why it cannot."""
        assert self.seat is not None
        asked = self.person.post(f"{self._path}/refusal", {"seat": self.seat, "word": word})
        self._keep("refused", asked, moves=seq, word=word)
        body = {"type": "move", "seat": self.seat, "seq": seq + 9, "id": f"bad{seq}", "words": [word]}
        answer = self.person.post(f"{self._path}/moves", body, 409)["error"]
        late = answer["message"] == "stale-answer"
        assert answer["facts"] == ({"seq": seq, "answers": seq + 9} if late else {"seat": self.seat + 1})

    def _keep(self, kind: str, answer: object, **how: object) -> None:
        self.pried.append((kind, how, {"answer": answer}))


class Truth:
    """A game as it was, from set-up to its end."""

    def __init__(self, steps: list[PlayedStep]) -> None:
        self.states, self.events = [step.state for step in steps], [step.events for step in steps]
        self.moves = [step.move for step in steps]
        self.game = self.states[0].game

    def check(self, recorder: Recorder) -> None:
        """A recorder has got what its seat may know, and nothing else."""
        for message in recorder.messages:
            if message["type"] == "update":
                self.check_update(message, recorder.seat)
            else:
                assert message["type"] == "table"
                assert message["table"]["seed"] is None or message["table"]["status"] == "finished"
        for kind, how, kept in recorder.pried:
            getattr(self, f"check_{kind}")(kept["answer"], recorder.seat, **how)

    def reader(self, seat: Seat | None) -> Reader:
        return Reader(self.game, seat, SPEAKERS["en"], NAMES, seat)

    def board(self, view: View) -> Answer:
        """What a browser gets of a view."""
        found: Answer = json.loads(encode(presenter_of(self.game.name).board(self.game, view)))
        return found

    def redealt(self, moves: int, seat: Seat) -> State:
        """The position with other secrets."""
        return self.states[moves].determinise(seat, 77 + moves)

    def check_update(self, message: Answer, seat: Seat | None) -> None:
        """Every part of an update is what the engine shows this seat, and there is no other part."""
        assert set(message) == {"type", "position", "happened"}
        position = message["position"]
        state = self.states[position["moves"]]
        assert position["view"] == same(plain_view(state.view(seat)))
        own = [] if seat is None else state.legal(seat)
        legal = [state.game.actions.write(action) for action in own]
        assert (position["asked"]["legal"] if position["asked"] else []) == legal
        for line in message["happened"]:
            assert set(line) == {"seq", "kind", "seat", "word", "at", "events"}
            assert line["events"] == same(plain_events(self.events[line["seq"]], seat))
            if line["seat"] != seat and position["result"] is None:
                assert line["word"] is None

    # Replays of a game that goes on

    def check_steps(self, answer: list[Answer], seat: Seat | None, moves: int) -> None:
        assert [step["step"] for step in answer] == list(range(min(moves + 1, 200)))
        for step in answer:
            self._check_step(step, seat)
            assert step["events"] == same(plain_events(self.events[step["step"]], seat))
            assert step["text"] is step["view"] is step["board"] is None

    def check_step(self, answer: Answer, seat: Seat | None, moves: int) -> None:
        number = answer["step"]
        view, reader = self.states[number].view(seat), self.reader(seat)
        assert number <= moves
        self._check_step(answer, seat)
        assert answer["view"] is None
        assert answer["board"] == self.board(view)
        assert answer["events"] == same(reader.told(self.events[number]))
        assert answer["text"] == same(reader.story(self.events[number]))

    def check_plain_step(self, answer: Answer, seat: Seat | None, moves: int) -> None:
        number = answer["step"]
        self._check_step(answer, seat)
        assert answer["view"] == same(plain_view(self.states[number].view(seat)))
        assert answer["text"] is answer["board"] is None

    def _check_step(self, step: Answer, seat: Seat | None) -> None:
        """The word is there for the own seat only, and scores as far as the view shows them."""
        move, state = self.moves[step["step"]], self.states[step["step"]]
        mover = move.seat if move is not None else None
        assert (step["seat"], step["actors"]) == (mover, list(state.actors))
        assert step["word"] == (move.word if move is not None and mover == seat else None)
        scores = getattr(state.view(seat), "scores", None)
        assert step["scores"] == (list(scores) if isinstance(scores, tuple) else None)

    def check_board(self, answer: Answer, seat: Seat | None, moves: int) -> None:
        view = self.states[moves].view(seat)
        assert "view" not in answer["position"]
        assert answer["position"]["board"] == self.board(view)

    # Looking ahead, and being refused

    def check_preview(self, answer: Answer, seat: Seat, moves: int, word: str) -> None:
        found = lookahead.foretell(self.redealt(moves, seat), seat, [word])
        assert answer == json.loads(encode(foretold(found, self.reader(seat))))

    def check_refused(self, answer: Answer, seat: Seat, moves: int, word: str) -> None:
        error: KastelanError | None = lookahead.refusal(self.redealt(moves, seat), seat, word)
        wanted = None if error is None else plain_error(error, SPEAKERS["en"], self.game.name)
        for told in (wanted, answer["error"]):
            if told is not None:
                told["text"] = ""  # the same again in words
        assert answer["error"] == same(wanted)


def same(value: object) -> object:
    """A value as it comes out of JSON."""
    return json.loads(json.dumps(value))
